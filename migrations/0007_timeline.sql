CREATE TABLE `eras` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`dates` text NOT NULL,
	`answer_ids` text NOT NULL
);
