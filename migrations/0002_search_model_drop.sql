DROP TABLE `asked`;--> statement-breakpoint
DROP TABLE `learned`;--> statement-breakpoint
DROP TABLE `other_subjects`;--> statement-breakpoint
DROP TABLE `slips`;--> statement-breakpoint
ALTER TABLE `answers` ADD `demand` integer DEFAULT 3 NOT NULL;