/** An answer for a frame on another site, and the page with what to copy there. Both need no script. */
import type { Answer } from "../contract/answer.ts";
import { withoutCitationMarks } from "../search/excerpt.ts";
import { answerPath, embedPath } from "../shared/addresses.ts";
import { HELP_STEPS, HELP_TITLE } from "../shared/help-steps.ts";
import { paths } from "../shared/pages.ts";
import { element, type Xml } from "./xml.ts";

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
  return writePage(question, url, [
    ...(urgent ? [helpFirst()] : []),
    element("h1", {}, [question]),
    ...withoutCitationMarks(answer)
      .split("\n\n")
      .map((text) => element("p", {}, withItalics(text))),
    element("footer", {}, ["From ", linkOut(`${origin}/`, "Loci"), ". ", linkOut(url, `Read it with ${sources}`), "."]),
  ]);
}

/** @returns The page that shows webmasters what to copy, as HTML. */
export function writeEmbedCode({ id, question }: Answer, origin: string): string {
  const frame = element("iframe", { src: origin + embedPath(id), title: question, width: "100%", height: "480" }, [
    " ",
  ]);
  const form = element("form", { action: origin + paths.results, method: "get", target: "_blank" }, [
    element("input", {
      type: "search",
      name: "q",
      required: "",
      maxlength: "1000",
      "aria-label": "A question for Loci",
    }),
    element("button", {}, ["Search Loci"]),
  ]);
  return writePage("Embed", origin + answerPath(id), [
    element("h1", {}, ["Embed"]),
    element("p", {}, ["Sites that may frame answers are named in this server's settings. Copy there:"]),
    ...copied(`The answer “${question}”`, frame),
    ...copied("A search form", form),
    element("p", {}, [element("a", { href: answerPath(id) }, ["Back to the answer"])]),
  ]);
}

function copied(title: string, code: Xml): Xml[] {
  return [
    element("h2", {}, [title]),
    element("textarea", { readonly: "", rows: "5", "aria-label": title }, [code.source]),
  ];
}

function helpFirst(): Xml {
  const steps = HELP_STEPS.map(({ call, how }) => element("li", {}, [element("strong", {}, [call]), ` ${how}`]));
  return element("aside", { "aria-label": HELP_TITLE }, [element("h2", {}, [HELP_TITLE]), element("ol", {}, steps)]);
}

function linkOut(href: string, text: string): Xml {
  return element("a", { href, target: "_blank", rel: "noopener" }, [text]);
}

/** @param text - With titles of works between single stars. */
function withItalics(text: string): (string | Xml)[] {
  return text.split("*").map((part, index) => (index % 2 === 1 ? element("em", {}, [part]) : part));
}

function writePage(title: string, canonical: string, content: readonly Xml[]): string {
  const root = element("html", { lang: "en" }, [
    element("head", {}, [
      element("meta", { charset: "utf-8" }),
      element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      element("meta", { name: "robots", content: "noindex" }),
      element("title", {}, [`${title} · Loci`]),
      element("link", { rel: "canonical", href: canonical }),
      element("link", { rel: "stylesheet", href: EMBED_STYLE_PATH }),
    ]),
    element("body", {}, [element("main", {}, content)]),
  ]);
  return `<!doctype html>\n${root.source}`;
}
