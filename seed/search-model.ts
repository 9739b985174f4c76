/** Trains the search on the content files, or reuses a cached model that was trained on the same phrasings. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { citationText } from "../server/content/documents.ts";
import { takeReferences } from "../server/scripture/typed-references.ts";
import { decodeModel, encodeModel, type Model, OUT_OF_SCOPE } from "../server/search/model.ts";
import type { AnswerEntry, ContentFiles } from "./content-files.ts";
import { bibleNames } from "./scripture.ts";
import { addBodies, type TrainingTexts, trainModel } from "./train.ts";

const cacheFolder = fileURLToPath(new URL("../.cache/search", import.meta.url));
/** How long training must take for a model to be cached, in ms: small content is trained in less time than it is read. */
const WORTH_CACHING_MS = 500;
/** Maximum number of cached models; each change of the phrasings adds one. */
const MAX_CACHED = 8;
/** Source files that a trained model depends on. */
const SOURCES = [
  "train.ts",
  "feature-counts.ts",
  ...["model.ts", "tokenize.ts", "numeric.ts"].map((name) => `../server/search/${name}`),
];

/** @returns The model for the content. Training takes some seconds; it is skipped if the phrasings have not changed. */
export function prepareModel(files: ContentFiles): Model {
  const texts = [...files.answers.map(trainingTexts), outOfScopeTexts(files)];
  const works = new Map(files.works.map(({ value }) => [value.id, value]));
  const bodies = new Map(
    files.answers.map(({ id, paragraphs, value: { citations } }) => [
      id,
      [
        ...paragraphs.map(({ text }) => text),
        ...citations.flatMap(({ work: workId, snippet }) => {
          const work = works.get(workId);
          return work ? [citationText(work, snippet)] : [];
        }),
      ],
    ]),
  );
  return { ...addBodies(trainOnce(texts), bodies), bibleNames };
}

/** @returns All phrasings of an answer, without Bible references, which are compared as passages and not as words. */
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
  const began = performance.now();
  const model = trainModel(texts);
  if (performance.now() - began > WORTH_CACHING_MS) cacheModel(file, model);
  return model;
}

/** Caches a model. Failures are ignored: without a cache, the model is trained again next time. */
function cacheModel(file: string, model: Model): void {
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(cacheFolder, { recursive: true });
    // Written to a temporary file and renamed, so that no process reads an incomplete model.
    writeFileSync(temporary, encodeModel(model));
    renameSync(temporary, file);
    removeOldModels();
  } catch {
    rmSync(temporary, { force: true });
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
  for (const source of SOURCES) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}
