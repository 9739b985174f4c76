CREATE TABLE `answer_passages` (
	`answer_id` text PRIMARY KEY NOT NULL,
	`explains` text NOT NULL,
	`refers_to` text NOT NULL,
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reader_questions` (
	`normalized_text` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`count` integer NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reader_questions_least_asked` ON `reader_questions` (`count`,`last_day`);