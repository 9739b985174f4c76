-- What is read as a whole is one row for each list. The next start loads the content again, because there is no search model.
DELETE FROM `search_models`;--> statement-breakpoint
CREATE TABLE `site_lists` (
	`name` text PRIMARY KEY NOT NULL,
	`items` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
DROP TABLE `confusions`;--> statement-breakpoint
DROP TABLE `drawings`;--> statement-breakpoint
DROP TABLE `eras`;--> statement-breakpoint
DROP TABLE `home_lists`;--> statement-breakpoint
DROP TABLE `suggested_searches`;
