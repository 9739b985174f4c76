CREATE TABLE `home_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`title` text,
	`description` text,
	`icon` text,
	`answer_ids` text NOT NULL
);
