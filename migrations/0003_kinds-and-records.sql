ALTER TABLE `answers` ADD `kind` text DEFAULT 'essay' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `urgent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `essay_id` text REFERENCES answers(id);--> statement-breakpoint
ALTER TABLE `answers` ADD `discuss` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `changes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `reviewed` text DEFAULT '[]' NOT NULL;