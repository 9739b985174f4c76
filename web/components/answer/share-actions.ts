/** Shares and copies, and reports the outcome in a message. */
import type { Citation, Passage } from "../../../server/contract/answer.ts";
import type { StyledText } from "../../../server/contract/export.ts";
import { type Translation, translationNames } from "../../../server/shared/translations.ts";
import { copyStyledText, copyText } from "../../lib/copy.ts";
import { placeOnPage } from "../../lib/places.ts";
import { typeset } from "../../lib/typeset.ts";
import { notify } from "../../stores/messages.ts";
import { titleWithLocator } from "./format-citation.ts";

/** Opens the share sheet; where there is none, or it fails, copies the link. */
export async function shareLink(item: { readonly title: string; readonly url: string }): Promise<void> {
  try {
    if (navigator.share) return await navigator.share(item);
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return; // The visitor has closed it.
  }
  await tellCopied("Link", copyText(item.url));
}

/** Copies the link to a place on this page. */
export function copyLinkTo(id: string): Promise<void> {
  return tellCopied("Link", copyText(new URL(placeOnPage(id), window.location.href).href));
}

export function shareSource(citation: Citation): Promise<void> {
  return shareLink({ title: titleWithLocator(citation), url: citation.url });
}

export function copyPassage({ reference, text }: Passage, translation: Translation): Promise<void> {
  return tellCopied("Passage", copyText(typeset(`"${text}" (${reference}, ${translationNames[translation]})`)));
}

/** @param name - Such as `SBL footnote`. */
export function copyCitation(name: string, citation: StyledText): Promise<void> {
  return tellCopied(name, copyStyledText(citation));
}

async function tellCopied(name: string, copying: Promise<boolean>): Promise<void> {
  notify((await copying) ? `${name} copied` : "Your browser did not allow copying.");
}
