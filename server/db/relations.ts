/** The relations between the tables, for queries by `db.query`. */
import { relations } from "drizzle-orm";
import {
  answerPassages,
  answerResources,
  answers,
  books,
  citations,
  citedPassages,
  formerAnswers,
  furtherReading,
  keywords,
  partners,
  relatedAnswers,
  resources,
  shownPhrasings,
  topics,
  works,
} from "./schema.ts";

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
  essay: one(answers, { fields: [answers.essayId], references: [answers.id], relationName: "essay" }),
  shownPhrasings: many(shownPhrasings),
  keywords: many(keywords),
  formerly: many(formerAnswers),
  citedPassages: many(citedPassages),
  passages: one(answerPassages, { fields: [answers.id], references: [answerPassages.answerId] }),
  citations: many(citations),
  relatedAnswers: many(relatedAnswers, { relationName: "answer" }),
  resources: many(answerResources),
  furtherReading: many(furtherReading),
}));

export const shownPhrasingsRelations = relations(shownPhrasings, ({ one }) => ({
  answer: one(answers, { fields: [shownPhrasings.answerId], references: [answers.id] }),
}));

export const keywordsRelations = relations(keywords, ({ one }) => ({
  answer: one(answers, { fields: [keywords.answerId], references: [answers.id] }),
}));

export const formerAnswersRelations = relations(formerAnswers, ({ one }) => ({
  answer: one(answers, { fields: [formerAnswers.answerId], references: [answers.id] }),
}));

export const citedPassagesRelations = relations(citedPassages, ({ one }) => ({
  answer: one(answers, { fields: [citedPassages.answerId], references: [answers.id] }),
}));

export const citationsRelations = relations(citations, ({ one }) => ({
  answer: one(answers, { fields: [citations.answerId], references: [answers.id] }),
  work: one(works, { fields: [citations.workId], references: [works.id] }),
}));

export const relatedAnswersRelations = relations(relatedAnswers, ({ one }) => ({
  answer: one(answers, { fields: [relatedAnswers.answerId], references: [answers.id], relationName: "answer" }),
  related: one(answers, { fields: [relatedAnswers.relatedId], references: [answers.id] }),
}));

export const answerResourcesRelations = relations(answerResources, ({ one }) => ({
  answer: one(answers, { fields: [answerResources.answerId], references: [answers.id] }),
  resource: one(resources, { fields: [answerResources.resourceId], references: [resources.id] }),
}));

export const furtherReadingRelations = relations(furtherReading, ({ one }) => ({
  answer: one(answers, { fields: [furtherReading.answerId], references: [answers.id] }),
  work: one(works, { fields: [furtherReading.workId], references: [works.id] }),
}));
