/** The relations between the tables, for queries by `db.query`. */
import { relations } from "drizzle-orm";
import { answers, books, citations, partners, resources, topics, works } from "./schema.ts";

export const worksRelations = relations(works, ({ one }) => ({
  partner: one(partners, { fields: [works.partnerId], references: [partners.id] }),
}));

export const booksRelations = relations(books, ({ one }) => ({
  work: one(works, { fields: [books.workId], references: [works.id] }),
}));

export const resourcesRelations = relations(resources, ({ one }) => ({
  work: one(works, { fields: [resources.workId], references: [works.id] }),
}));

export const topicsRelations = relations(topics, ({ many }) => ({ answers: many(answers) }));

export const answersRelations = relations(answers, ({ one, many }) => ({
  topic: one(topics, { fields: [answers.topicId], references: [topics.id] }),
  citations: many(citations),
}));

export const citationsRelations = relations(citations, ({ one }) => ({
  answer: one(answers, { fields: [citations.answerId], references: [answers.id] }),
  work: one(works, { fields: [citations.workId], references: [works.id] }),
}));
