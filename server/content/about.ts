/** How much there is, for the page About. */
import type { About } from "../contract/about.ts";
import type { Content } from "./index.ts";

/** @param contact - Who runs the site, as a URI; null if they do not say. */
export function describeSite({ answers, works }: Content, contact: string | null): About {
  const compared = [...answers.values()].filter(({ reviewed }) => reviewed.some(({ current }) => current));
  return { contact, answers: answers.size, compared: compared.length, works: works.size };
}
