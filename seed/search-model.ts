/** Trains the search on the content files, or takes what was trained on the same phrasings before. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { takeReferences } from "../server/scripture/references.ts";
import { decodeModel, encodeModel, type Model, OUT_OF_SCOPE } from "../server/search/model.ts";
import { addBodies, type TrainingTexts, trainModel } from "../server/search/train.ts";
import type { AnswerEntry, ContentFiles } from "./read.ts";
import { bibleNames } from "./scripture.ts";

const cacheFolder = fileURLToPath(new URL("../.cache/search", import.meta.url));
/** Trained models that are kept; each change of the phrasings adds one. */
const MAX_CACHED = 8;
/** The code on which a trained model depends. */
const SOURCES = ["train.ts", "model.ts", "tokenize.ts", "numeric.ts"];

/** @returns The model for the content. Training takes some seconds; it is skipped when the phrasings have not changed. */
export function prepareModel(files: ContentFiles): Model {
  const texts = [...files.answers.map(trainingTexts), outOfScopeTexts(files)];
  const works = new Map(files.works.map(({ value }) => [value.id, value]));
  const bodies = new Map(
    files.answers.map(({ id, paragraphs, value: { citations } }) => [
      id,
      [
        ...paragraphs.map(({ text }) => text),
        ...citations.map(({ work, snippet }) => `${works.get(work)?.title} ${works.get(work)?.author} ${snippet}`),
      ],
    ]),
  );
  return { ...addBodies(trainOnce(texts), bodies), bibleNames };
}

/** Everything that an answer is asked with. Bible references are compared as passages, not as words. */
function trainingTexts({
  id,
  value: { question, alsoAsked, keywords },
  phrasingFile: { value },
}: AnswerEntry): TrainingTexts {
  const phrasings = [question, ...alsoAsked, ...keywords, ...(value.phrasings ?? [])];
  return { id, phrasings: phrasings.map(withoutReferences), words: value.words ?? [] };
}

function outOfScopeTexts({ outOfScope }: ContentFiles): TrainingTexts {
  return { id: OUT_OF_SCOPE, phrasings: outOfScope.flatMap(({ value }) => value.map(withoutReferences)), words: [] };
}

function withoutReferences(text: string): string {
  return takeReferences(text).rest;
}

function trainOnce(texts: TrainingTexts[]): Model {
  const file = `${cacheFolder}/${hashOf(texts)}.model`;
  if (existsSync(file)) return decodeModel(readFileSync(file));
  const model = trainModel(texts);
  keep(file, model);
  return model;
}

/** Keeps a model for the next time. One that cannot be written is trained anew then, which is no reason to stop now. */
function keep(file: string, model: Model): void {
  const aside = `${file}.${process.pid}`;
  try {
    mkdirSync(cacheFolder, { recursive: true });
    // Written aside and renamed, so that nobody reads half of it.
    writeFileSync(aside, encodeModel(model));
    renameSync(aside, file);
    removeOldModels();
  } catch {
    rmSync(aside, { force: true });
  }
}

function removeOldModels(): void {
  const age = (name: string) =>
    Date.now() - (statSync(`${cacheFolder}/${name}`, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const models = readdirSync(cacheFolder).filter((name) => name.endsWith(".model"));
  const oldest = models.map((name) => ({ name, age: age(name) })).sort((a, b) => a.age - b.age);
  for (const { name } of oldest.slice(MAX_CACHED)) rmSync(`${cacheFolder}/${name}`, { force: true });
}

function hashOf(texts: TrainingTexts[]): string {
  const hash = createHash("sha256").update(JSON.stringify(texts));
  for (const source of SOURCES) hash.update(readFileSync(new URL(`../server/search/${source}`, import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}
