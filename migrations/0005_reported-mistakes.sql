CREATE TABLE `reported_mistakes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`answer_id` text NOT NULL,
	`version` text NOT NULL,
	`revision` text NOT NULL,
	`sentence` text,
	`text` text NOT NULL,
	`day` text NOT NULL
);
