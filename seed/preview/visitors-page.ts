/** The page of a preview on which an editor decides on what visitors left. It works without a script. */
import { onOneLine } from "../../server/ask/question.ts";
import { nameOf } from "../../server/db/visitors.ts";
import { type Markup, markup } from "../../server/markup.ts";
import { splitWords } from "../../server/search/tokenize.ts";
import type { Candidate } from "../../server/search/types.ts";
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
    .filter((question) => !decided.has(nameOf(question)))
    .sort((a, b) => b.count - a.count || b.lastDay.localeCompare(a.lastDay));
  const reports = visitors.mistakes.filter((mistake) => !decided.has(nameOf(mistake)));
  const questions: Markup[] = [];
  for (const question of open.slice(0, SHOWN)) {
    const text = onOneLine(question.text);
    questions.push(showQuestion(view, question, text, await view.nearestTo(text)));
  }
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visitors' questions · Preview</title>
<link rel="stylesheet" href="/${VISITORS_STYLE}">
</head>
<body>
<main>
<h1>Visitors’ questions</h1>
${problem === null ? "" : markup`<p role="alert">${problem}</p>`}
<p>${open.length} questions${open.length > SHOWN ? `, of which the first ${SHOWN} are shown` : ""} and ${reports.length} reports from ${file}.
Each decision is kept as you make it; npm run questions -- --apply carries them out on the server.</p>
${questions}
${reports.length === 0 ? "" : markup`<h1>Reported mistakes</h1>${reports.map(showReport)}`}
${decisions.length === 0 ? "" : markup`<h1>Decided</h1>${decisions.map(showDecision)}`}
</main>
<datalist id="answers">
${content.answers.map(({ id, value }) => markup`<option value="${id}">${value.question || id}</option>`)}
</datalist>
</body>
</html>`.source;
}

function showQuestion(
  { content }: VisitorsView,
  { number, count, firstDay, lastDay }: Visitors["questions"][number],
  text: string,
  nearest: readonly Candidate[],
): Markup {
  const about = String(number);
  const answers = new Map(content.answers.map((answer) => [answer.id, answer]));
  const near = nearest.flatMap(({ id, probability }) => {
    const answer = answers.get(id);
    return answer ? [{ id, probability, question: answer.value.question || id, topicId: answer.topicId }] : [];
  });
  const [{ topicId } = { topicId: content.topics[0]?.value.id }] = near;
  const answeredBy = ({ id, probability, question }: (typeof near)[number]) => {
    const label = `${question} (${probability.toFixed(2)})`;
    return decide(
      about,
      "answered",
      markup`<input type="hidden" name="answerId" value="${id}"><button>${label}</button>`,
    );
  };
  return markup`
<article id="q${about}">
<h2 dir="auto">${text}</h2>
<p>Asked ${count === 1 ? "once" : `${count} times`}, ${firstDay} to ${lastDay}</p>
<p>${near.length === 0 ? "No answer is near." : "Answered by:"}</p>
${near.map(answeredBy)}
${decide(
  about,
  "answered",
  markup`<input name="answerId" list="answers" required aria-label="Id of another answer">
<button>Answered by this one</button>`,
)}
${decide(
  about,
  "drafted",
  markup`<input name="question" value="${asTitle(text)}" required aria-label="Question" dir="auto">
<select name="topicId" aria-label="Topic">
${content.topics.map(
  ({ value: { id, title } }) =>
    markup`<option value="${id}" ${id === topicId ? markup`selected` : ""}>${title}</option>`,
)}
</select>
<input name="answerId" value="${freeId(content, text)}" required aria-label="Id">
<select name="kind" aria-label="Kind">
<option value="essay">Essay</option>
<option value="short">Short answer</option>
</select>
<button>Make a draft</button>`,
)}
${decide(about, "deleted", markup`<button>Delete</button>`)}
</article>`;
}

function showReport({ number, answerId, sentence, text, day }: Visitors["mistakes"][number]): Markup {
  return markup`
<article id="qM${number}">
<h2 dir="auto">${onOneLine(text)}</h2>
${sentence === null ? "" : markup`<blockquote dir="auto">${onOneLine(sentence)}</blockquote>`}
<p>In ${linkTo(answerId)}, reported on ${day}</p>
${decide(`M${number}`, "deleted", markup`<button>Delete</button>`)}
</article>`;
}

function showDecision(decision: Decision): Markup {
  const { text } = "mistake" in decision ? decision.mistake : decision.question;
  const by = "answerId" in decision && markup` ${decision.is === "drafted" ? "as" : "by"} ${linkTo(decision.answerId)}`;
  return markup`
<article>
<p><bdi>${onOneLine(text)}</bdi> is ${decision.is}${by || ""}.</p>
${decide(subjectOf(decision), "open", markup`<button>Decide again</button>`)}
</article>`;
}

function decide(about: string, is: string, fields: Markup): Markup {
  return markup`<form method="post" action="${VISITORS_PATH}">
<input type="hidden" name="about" value="${about}"><input type="hidden" name="is" value="${is}">
${fields}
</form>`;
}

function linkTo(answerId: string): Markup {
  return markup`<a href="/answers/${encodeURIComponent(answerId)}">${answerId}</a>`;
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
