CREATE TABLE `answer_passages` (
	`answer_id` text PRIMARY KEY NOT NULL,
	`explains` text NOT NULL,
	`refers_to` text NOT NULL,
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `answer_resources` (
	`answer_id` text NOT NULL,
	`position` integer NOT NULL,
	`resource_id` text NOT NULL,
	PRIMARY KEY(`answer_id`, `position`),
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `answers` (
	`id` text PRIMARY KEY NOT NULL,
	`topic_id` text NOT NULL,
	`position` integer NOT NULL,
	`question` text NOT NULL,
	`heading` text NOT NULL,
	`body` text NOT NULL,
	`book_id` text,
	`demand` integer NOT NULL,
	`last_reviewed` text NOT NULL,
	`hidden_phrasings` text NOT NULL,
	`hidden_words` text NOT NULL,
	FOREIGN KEY (`topic_id`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`book_id`) REFERENCES `books`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `answers_question_unique` ON `answers` (`question`);--> statement-breakpoint
CREATE UNIQUE INDEX `answers_position` ON `answers` (`position`);--> statement-breakpoint
CREATE TABLE `books` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`work_id` text NOT NULL,
	`rating` real NOT NULL,
	`price` text NOT NULL,
	`cover_lines` text NOT NULL,
	`cover_author` text NOT NULL,
	FOREIGN KEY (`work_id`) REFERENCES `works`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `topics` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `citations` (
	`answer_id` text NOT NULL,
	`number` integer NOT NULL,
	`work_id` text NOT NULL,
	`locator` text,
	`place` text,
	`snippet` text NOT NULL,
	PRIMARY KEY(`answer_id`, `number`),
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`work_id`) REFERENCES `works`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `cited_passages` (
	`answer_id` text NOT NULL,
	`position` integer NOT NULL,
	`reference` text NOT NULL,
	`spans` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`answer_id`, `position`),
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `confusions` (
	`typed` text PRIMARY KEY NOT NULL,
	`meant` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `further_reading` (
	`answer_id` text NOT NULL,
	`position` integer NOT NULL,
	`work_id` text NOT NULL,
	`locator` text,
	PRIMARY KEY(`answer_id`, `position`),
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`work_id`) REFERENCES `works`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `keywords` (
	`phrase` text PRIMARY KEY NOT NULL,
	`answer_id` text NOT NULL,
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `keywords_answer` ON `keywords` (`answer_id`);--> statement-breakpoint
CREATE TABLE `partners` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`short_name` text NOT NULL,
	`tagline` text NOT NULL,
	`description` text NOT NULL,
	`site_url` text NOT NULL,
	`initials` text NOT NULL,
	`colour` text NOT NULL,
	`frame` text NOT NULL
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
CREATE INDEX `reader_questions_least_asked` ON `reader_questions` (`count`,`last_day`);--> statement-breakpoint
CREATE TABLE `related_answers` (
	`answer_id` text NOT NULL,
	`position` integer NOT NULL,
	`related_id` text NOT NULL,
	PRIMARY KEY(`answer_id`, `position`),
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`related_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `resources` (
	`id` text PRIMARY KEY NOT NULL,
	`work_id` text NOT NULL,
	`type` text NOT NULL,
	`duration` text,
	FOREIGN KEY (`work_id`) REFERENCES `works`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `revisions` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`content_hash` text NOT NULL,
	`loaded_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_models` (
	`id` integer PRIMARY KEY NOT NULL,
	`bytes` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shown_phrasings` (
	`answer_id` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`answer_id`, `position`),
	FOREIGN KEY (`answer_id`) REFERENCES `answers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `suggested_searches` (
	`set_number` integer NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`icon` text NOT NULL,
	PRIMARY KEY(`set_number`, `position`)
);
--> statement-breakpoint
CREATE TABLE `works` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`partner_id` text NOT NULL,
	`title` text NOT NULL,
	`short_title` text,
	`author` text NOT NULL,
	`publish_date` text,
	`kind` text NOT NULL,
	`edition` text,
	`url` text NOT NULL,
	`divisions` text NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `works_partner` ON `works` (`partner_id`);