DROP TABLE `answer_passages`;--> statement-breakpoint
DROP TABLE `answer_resources`;--> statement-breakpoint
DROP TABLE `cited_passages`;--> statement-breakpoint
DROP TABLE `former_answers`;--> statement-breakpoint
DROP TABLE `further_reading`;--> statement-breakpoint
DROP TABLE `keywords`;--> statement-breakpoint
DROP TABLE `related_answers`;--> statement-breakpoint
DROP TABLE `shown_phrasings`;--> statement-breakpoint
ALTER TABLE `answers` ADD `also_asked` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `keywords` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `former_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `related_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `resource_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `further_reading` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `cited_passages` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `explains` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `answers` ADD `refers_to` text DEFAULT '[]' NOT NULL;