/** The page of a preview on which an editor decides on what visitors left. It works without a script. */
import { onOneLine } from "../../server/ask/question.ts";
import { splitWords } from "../../server/search/tokenize.ts";
import type { Candidate } from "../../server/search/types.ts";
import { element, type Xml } from "../../server/site/xml.ts";
import type { ContentFiles } from "../content-files.ts";
import { type Decision, subjectOf, type Visitors } from "../visitors/visitors-file.ts";

export const VISITORS_PATH = "/preview/visitors";
export const VISITORS_STYLE = "preview-visitors.css";

/** Number of questions on the page; the next ones come up as these are decided. */
const SHOWN = 40;
/** Number of words of a question that its answer's id is made of at first. */
const ID_WORDS = 5;
const ID_LENGTH = 40;

export interface VisitorsView {
  file: string;
  visitors: Visitors;
  decisions: readonly Decision[];
  content: ContentFiles;
  /** @returns The answers that the search of the preview finds nearest to a question, best first. */
  nearestTo(text: string): Promise<readonly Candidate[]>;
  /** Why the last press did nothing; null if it did something. */
  problem: string | null;
}

/** @returns The page as HTML. What visitors wrote is escaped, and set apart in its own direction. */
export async function writeVisitorsPage(view: VisitorsView): Promise<string> {
  const { file, visitors, decisions, content, problem } = view;
  const decided = new Set(decisions.map(subjectOf));
  const open = visitors.questions
    .filter(({ number }) => !decided.has(String(number)))
    .sort((a, b) => b.count - a.count || b.lastDay.localeCompare(a.lastDay));
  const reports = visitors.mistakes.filter(({ number }) => !decided.has(`M${number}`));
  const questions: Xml[] = [];
  for (const question of open.slice(0, SHOWN)) {
    const text = onOneLine(question.text);
    questions.push(showQuestion(view, question, text, await view.nearestTo(text)));
  }
  const root = element("html", { lang: "en" }, [
    element("head", {}, [
      element("meta", { charset: "utf-8" }),
      element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      element("title", {}, ["Visitors' questions · Preview"]),
      element("link", { rel: "stylesheet", href: `/${VISITORS_STYLE}` }),
    ]),
    element("body", {}, [
      element("main", {}, [
        element("h1", {}, ["Visitors’ questions"]),
        ...(problem === null ? [] : [element("p", { role: "alert" }, [problem])]),
        element("p", {}, [
          `${open.length} questions${open.length > SHOWN ? `, of which the first ${SHOWN} are shown` : ""} and ${reports.length} reports from ${file}. `,
          "Each decision is kept as you make it; npm run questions -- --apply carries them out on the server.",
        ]),
        ...questions,
        ...(reports.length === 0 ? [] : [element("h1", {}, ["Reported mistakes"]), ...reports.map(showReport)]),
        ...(decisions.length === 0 ? [] : [element("h1", {}, ["Decided"]), ...decisions.map(showDecision)]),
      ]),
      element(
        "datalist",
        { id: "answers" },
        content.answers.map(({ id, value }) => element("option", { value: id }, [value.question || id])),
      ),
    ]),
  ]);
  return `<!doctype html>\n${root.source}`;
}

function showQuestion(
  { content }: VisitorsView,
  { number, count, firstDay, lastDay }: Visitors["questions"][number],
  text: string,
  nearest: readonly Candidate[],
): Xml {
  const about = String(number);
  const answers = new Map(content.answers.map((answer) => [answer.id, answer]));
  const near = nearest.flatMap(({ id, probability }) => {
    const answer = answers.get(id);
    return answer ? [{ id, probability, question: answer.value.question || id, topicId: answer.topicId }] : [];
  });
  return element("article", { id: `q${about}` }, [
    element("h2", { dir: "auto" }, [text]),
    element("p", {}, [`Asked ${count === 1 ? "once" : `${count} times`}, ${firstDay} to ${lastDay}`]),
    element("p", {}, [near.length === 0 ? "No answer is near." : "Answered by:"]),
    ...near.map(({ id, probability, question }) =>
      decide(about, "answered", [hidden("answerId", id), button(`${question} (${probability.toFixed(2)})`)]),
    ),
    decide(about, "answered", [
      element("input", { name: "answerId", list: "answers", required: "", "aria-label": "Id of another answer" }),
      button("Answered by this one"),
    ]),
    decide(about, "drafted", [
      element("input", { name: "question", value: asTitle(text), required: "", "aria-label": "Question", dir: "auto" }),
      element("select", { name: "topicId", "aria-label": "Topic" }, topicsOf(content, near[0]?.topicId)),
      element("input", { name: "answerId", value: freeId(content, text), required: "", "aria-label": "Id" }),
      element("select", { name: "kind", "aria-label": "Kind" }, [
        element("option", { value: "essay" }, ["Essay"]),
        element("option", { value: "short" }, ["Short answer"]),
      ]),
      button("Make a draft"),
    ]),
    decide(about, "deleted", [button("Delete")]),
  ]);
}

function showReport({ number, answerId, sentence, text, day }: Visitors["mistakes"][number]): Xml {
  return element("article", { id: `qM${number}` }, [
    element("h2", { dir: "auto" }, [onOneLine(text)]),
    ...(sentence === null ? [] : [element("blockquote", { dir: "auto" }, [onOneLine(sentence)])]),
    element("p", {}, ["In ", linkTo(answerId), `, reported on ${day}`]),
    decide(`M${number}`, "deleted", [button("Delete")]),
  ]);
}

function showDecision(decision: Decision): Xml {
  const { text } = "mistake" in decision ? decision.mistake : decision.question;
  return element("article", {}, [
    element("p", {}, [
      element("bdi", {}, [onOneLine(text)]),
      ` is ${decision.is}`,
      ...("answerId" in decision ? [decision.is === "drafted" ? " as " : " by ", linkTo(decision.answerId)] : []),
      ".",
    ]),
    decide(subjectOf(decision), "open", [button("Decide again")]),
  ]);
}

function decide(about: string, is: string, fields: readonly Xml[]): Xml {
  return element("form", { method: "post", action: VISITORS_PATH }, [
    hidden("about", about),
    hidden("is", is),
    ...fields,
  ]);
}

function hidden(name: string, value: string): Xml {
  return element("input", { type: "hidden", name, value });
}

function button(text: string): Xml {
  return element("button", {}, [text]);
}

function linkTo(answerId: string): Xml {
  return element("a", { href: `/answers/${encodeURIComponent(answerId)}` }, [answerId]);
}

function topicsOf({ topics }: ContentFiles, chosen = topics[0]?.value.id): Xml[] {
  return topics.map(({ value: { id, title } }) =>
    element("option", id === chosen ? { value: id, selected: "" } : { value: id }, [title]),
  );
}

function asTitle(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @returns An id made of a question's words that no answer has. */
function freeId({ answers }: ContentFiles, text: string): string {
  const plain = splitWords(text)
    .map((word) =>
      word
        .normalize("NFKD")
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ""),
    )
    .filter(Boolean);
  const base = plain.slice(0, ID_WORDS).join("-").slice(0, ID_LENGTH).replace(/-$/, "") || "question";
  const taken = new Set(answers.flatMap(({ id, value }) => [id, ...(value.formerly ?? [])]));
  let id = base;
  for (let next = 2; taken.has(id); next++) id = `${base}-${next}`;
  return id;
}
