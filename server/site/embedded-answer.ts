/** An answer for a frame on another site, and the page with what to copy there. Both need no script. */
import type { Answer } from "../contract/answer.ts";
import { type Markup, markup } from "../markup.ts";
import { withoutCitationMarks } from "../search/excerpt.ts";
import { answerPath, embedPath } from "../shared/addresses.ts";
import { HELP_STEPS, HELP_TITLE } from "../shared/help-steps.ts";
import { paths } from "../shared/pages.ts";

export const EMBED_STYLE_PATH = "/embed/style.css";

/** Follows the colours that the visitor's system prefers. */
export const EMBED_STYLE = `:root { color-scheme: light dark; --rubric: #7a1f1f; }
@media (prefers-color-scheme: dark) { :root { --rubric: #e59a8f; } }
body { margin: 0 auto; max-width: 40rem; padding: 1rem; font: 1.0625rem/1.55 Georgia, serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.125rem; }
a { color: var(--rubric); }
aside { border: 2px solid var(--rubric); padding: 0 1rem; }
footer { border-top: 1px solid; padding-top: .75rem; font-size: .9375rem; }
textarea { box-sizing: border-box; width: 100%; font: .875rem/1.4 ui-monospace, monospace; }
`;

/** @returns The page of an answer for a frame, as HTML. Help comes first in an urgent one. */
export function writeEmbeddedAnswer({ id, question, answer, urgent, citations }: Answer, origin: string): string {
  const url = origin + answerPath(id);
  const sources = citations.length === 1 ? "its source" : `its ${citations.length} sources`;
  const paragraphs = withoutCitationMarks(answer).split("\n\n");
  return writePage(
    question,
    url,
    markup`${urgent ? helpFirst : ""}
<h1>${question}</h1>
${paragraphs.map((text) => markup`<p>${withItalics(text)}</p>\n`)}
<footer>From ${linkOut(`${origin}/`, "Loci")}. ${linkOut(url, `Read it with ${sources}`)}.</footer>`,
  );
}

/** @returns The page that shows webmasters what to copy, as HTML. */
export function writeEmbedCode({ id, question }: Answer, origin: string): string {
  const frame = markup`<iframe src="${origin}${embedPath(id)}" title="${question}" width="100%" height="480"></iframe>`;
  const form = markup`<form action="${origin}${paths.results}" method="get" target="_blank">
  <input type="search" name="q" required maxlength="1000" aria-label="A question for Loci">
  <button>Search Loci</button>
</form>`;
  return writePage(
    "Embed",
    origin + answerPath(id),
    markup`<h1>Embed</h1>
<p>Sites that may frame answers are named in this server's settings. Copy there:</p>
${copied(`The answer “${question}”`, frame)}
${copied("A search form", form)}
<p><a href="${answerPath(id)}">Back to the answer</a></p>`,
  );
}

function copied(title: string, code: Markup): Markup {
  return markup`<h2>${title}</h2>
<textarea readonly rows="5" aria-label="${title}">${code.source}</textarea>`;
}

const helpFirst = markup`<aside aria-label="${HELP_TITLE}"><h2>${HELP_TITLE}</h2>
<ol>${HELP_STEPS.map(({ call, how }) => markup`<li><strong>${call}</strong> ${how}</li>`)}</ol></aside>`;

function linkOut(href: string, text: string): Markup {
  return markup`<a href="${href}" target="_blank" rel="noopener">${text}</a>`;
}

/** @param text - With titles of works between single stars. */
function withItalics(text: string): (string | Markup)[] {
  return text.split("*").map((part, index) => (index % 2 === 1 ? markup`<em>${part}</em>` : part));
}

function writePage(title: string, canonical: string, content: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Loci</title>
<link rel="canonical" href="${canonical}">
<link rel="stylesheet" href="${EMBED_STYLE_PATH}">
</head>
<body><main>${content}</main></body>
</html>`.source;
}
