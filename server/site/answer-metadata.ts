/** What an answer's page tells other programs: JSON-LD (schema.org), Highwire tags, and COinS for its sources. */

import { firstParagraphOf } from "../content/first-sentence.ts";
import type { Answer, Citation } from "../contract/answer.ts";
import type { Partner } from "../contract/partner.ts";
import { markup } from "../markup.ts";
import { withoutMarks } from "../search/excerpt.ts";
import { answerPath } from "../shared/addresses.ts";
import type { Head } from "./head.ts";

/** @returns The head of a page that shows an answer; the answer's own page is the canonical one. */
export function describeAnswer(answer: Answer, partners: readonly Partner[], origin: string): Head {
  const { id, question, timestamp, topic } = answer;
  return {
    title: question,
    description: firstParagraphOf(answer),
    canonicalPath: answerPath(id),
    imagePath: `${answerPath(id)}/card.png`,
    changed: timestamp,
    section: topic.title,
    metadata: highwireTags(answer, origin),
    structuredData: toQaPage(answer, partners, origin),
  };
}

/** A page with a question and its answer, as schema.org describes them. */
function toQaPage(answer: Answer, partners: readonly Partner[], origin: string): object {
  const { id, question, timestamp, topic, citations } = answer;
  const url = origin + answerPath(id);
  const site = { "@type": "Organization", name: "Loci", url: `${origin}/` };
  return {
    "@context": "https://schema.org",
    "@type": "QAPage",
    "@id": url,
    url,
    name: question,
    inLanguage: "en",
    dateModified: timestamp,
    publisher: site,
    mainEntity: {
      "@type": "Question",
      name: question,
      text: question,
      about: topic.title,
      answerCount: 1,
      author: site,
      acceptedAnswer: {
        "@type": "Answer",
        url,
        text: answer.answer.split("\n\n").map(withoutMarks).join("\n\n"),
        dateModified: timestamp,
        author: site,
        citation: citations.map((citation) => toCreativeWork(citation, partners)),
      },
    },
  };
}

function toCreativeWork(
  { number, title, locator, author, publishDate, url, partnerId }: Citation,
  partners: readonly Partner[],
) {
  const partner = partners.find(({ id }) => id === partnerId);
  return {
    "@type": "CreativeWork",
    position: number,
    name: title,
    ...(locator === null ? {} : { pagination: locator }),
    author,
    ...(publishDate === null ? {} : { datePublished: publishDate }),
    url,
    ...(partner ? { publisher: { "@type": "Organization", name: partner.name, url: partner.siteUrl } } : {}),
  };
}

/** The tags of Highwire Press, by which Zotero and others save the page as a work of its own. */
function highwireTags({ id, question, timestamp, topic }: Answer, origin: string): [string, string][] {
  return [
    ["citation_title", question],
    ["citation_author", "Loci"],
    ["citation_publisher", "Loci"],
    ["citation_online_date", timestamp.slice(0, 10).replaceAll("-", "/")],
    ["citation_language", "en"],
    ["citation_keywords", topic.title],
    ["citation_public_url", origin + answerPath(id)],
  ];
}

/**
 * @returns The sources as COinS, one after the other: HTML that is not shown, by which a reference manager offers to save
 *   them.
 */
export function writeSourceMetadata({ citations }: Answer, partners: readonly Partner[]): string {
  const spans = citations.map((citation) => {
    const partner = partners.find(({ id }) => id === citation.partnerId);
    const fields = new URLSearchParams({
      ctx_ver: "Z39.88-2004",
      rft_val_fmt: "info:ofi/fmt:kev:mtx:book",
      "rft.genre": "book",
      "rft.btitle": citation.title,
      "rft.au": citation.author,
      "rft.date": citation.publishDate ?? "",
      "rft.pages": citation.locator ?? "",
      "rft.pub": partner?.name ?? "",
      rft_id: citation.url,
    });
    for (const [name, value] of [...fields]) if (value === "") fields.delete(name);
    return markup`<span class="Z3988" title="${fields.toString()}">${citation.title}</span>`;
  });
  return markup`<div hidden data-about-page>${spans}</div>`.source;
}
