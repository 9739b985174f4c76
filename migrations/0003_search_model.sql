CREATE TABLE `confusions` (
	`typed` text PRIMARY KEY NOT NULL,
	`meant` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `hidden_phrasings` (
	`answer_id` text PRIMARY KEY NOT NULL,
	`phrasings` text NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `search_models` (
	`id` integer PRIMARY KEY NOT NULL,
	`bytes` blob NOT NULL
);
