CREATE TABLE `former_answers` (
	`former_id` text PRIMARY KEY NOT NULL,
	`answer_id` text NOT NULL,
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `revisions` ADD `files_hash` text;