CREATE TABLE `drawings` (
	`path` text PRIMARY KEY NOT NULL,
	`svg` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `books` DROP COLUMN `cover_lines`;--> statement-breakpoint
ALTER TABLE `books` DROP COLUMN `cover_author`;--> statement-breakpoint
ALTER TABLE `partners` DROP COLUMN `initials`;--> statement-breakpoint
ALTER TABLE `partners` DROP COLUMN `colour`;--> statement-breakpoint
ALTER TABLE `partners` DROP COLUMN `frame`;--> statement-breakpoint
-- Editions are fields now, and were sentences. The next start loads the content again, with its drawings.
UPDATE `works` SET `edition` = NULL;--> statement-breakpoint
DELETE FROM `search_models`;
