/** Shares and copies links, and reports the outcome in a message. */
import type { Citation, Passage } from "../../../server/contract/answer.ts";
import { type Translation, translationNames } from "../../../server/shared/translations.ts";
import { placeOnPage } from "../../lib/places.ts";
import { copyText, type Shared, share } from "../../lib/share.ts";
import { typeset } from "../../lib/typeset.ts";
import { notify } from "../../stores/messages.ts";
import { titleWithLocator } from "./format-citation.ts";

const FAILED = "Your browser did not allow copying.";

/** Opens the share sheet, or copies the link and reports that. */
export async function shareLink(item: Shared): Promise<void> {
  const outcome = await share(item);
  if (outcome === "copied") notify("Link copied");
  if (outcome === "failed") notify(FAILED);
}

/** Copies the link to a place on this page. */
export async function copyLinkTo(id: string): Promise<void> {
  const address = new URL(placeOnPage(id), window.location.href).href;
  notify((await copyText(address)) ? "Link copied" : FAILED);
}

export function shareSource(citation: Citation): Promise<void> {
  return shareLink({ title: titleWithLocator(citation), url: citation.url });
}

export async function copyPassage({ reference, text }: Passage, translation: Translation): Promise<void> {
  const copied = await copyText(typeset(`"${text}" (${reference}, ${translationNames[translation]})`));
  notify(copied ? "Passage copied" : FAILED);
}
