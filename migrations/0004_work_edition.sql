ALTER TABLE `works` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `works` ADD `edition` text;