/** Reads an answer aloud with a voice of the device, sentence by sentence, and marks the sentence that is read. */
import type { Answer } from "../../../server/contract/answer.ts";
import { paragraphId } from "../../lib/places.ts";
import { spokenSentences } from "./spoken-text.ts";

/** The name of the highlight, which `prose.css` draws. */
const HIGHLIGHT = "read-aloud";
/** What ends an utterance that was stopped, which is no failure. */
const STOPPED = ["canceled", "interrupted"];

export type Reader = {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
};

type Ends = {
  /** All has been read. */
  readonly onDone: () => void;
  /** The voice has failed. @param error - As the browser names it, such as `synthesis-failed`. */
  readonly onFailure: (error: string) => void;
};

/** Begins at once. */
export function readAloud(answer: Answer, voice: SpeechSynthesisVoice, { onDone, onFailure }: Ends): Reader {
  const sentences = spokenSentences(answer);
  let next = 0;
  /** Kept, because Chromium forgets to say that an utterance has ended once that is collected as garbage. */
  let current: SpeechSynthesisUtterance | null = null;

  const speak = () => {
    const sentence = sentences[next];
    if (!sentence) {
      stop();
      return onDone();
    }
    const { paragraph, shown, spoken } = sentence;
    const utterance = new SpeechSynthesisUtterance(spoken);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => {
      if (current !== utterance) return;
      next += 1;
      speak();
    };
    utterance.onerror = ({ error }) => {
      if (current !== utterance || STOPPED.includes(error)) return;
      stop();
      onFailure(error);
    };
    current = utterance;
    mark(paragraph, shown);
    speechSynthesis.speak(utterance);
  };
  const silence = () => {
    current = null;
    speechSynthesis.cancel();
  };
  const stop = () => {
    silence();
    window.removeEventListener("pagehide", stop);
    globalThis.CSS?.highlights?.delete(HIGHLIGHT);
  };
  window.addEventListener("pagehide", stop); // The voice of some browsers goes on after that.
  speechSynthesis.cancel(); // What another page has left waiting.
  speak();
  // Not the device's own pause, which ends the reading on Android. The sentence is read again.
  return { pause: silence, resume: speak, stop };
}

/**
 * Marks a sentence without changing the page's elements, which belong to React and to the browser's translation. If the
 * sentence is not found because the paragraph has been translated, the whole paragraph is marked.
 */
function mark(paragraph: number, shown: string): void {
  if (typeof Highlight === "undefined") return;
  const element = paragraph === 0 ? document.querySelector("h1") : document.getElementById(paragraphId(paragraph));
  if (!element) return;
  CSS.highlights.set(HIGHLIGHT, new Highlight(rangeOf(shown, element)));
}

/** What stands in a paragraph, but is not read: marks, signs, and what repeats the initial. */
const UNREAD = ".citation-mark, .pilcrow, .sr-only, button";

function rangeOf(sentence: string, element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const letters: { node: Node; offset: number }[] = [];
  let text = "";
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(UNREAD)) continue;
    for (const [offset, letter] of (node.nodeValue ?? "").split("").entries()) {
      if (/[\s\u2060]/.test(letter)) continue;
      text += letter;
      letters.push({ node, offset });
    }
  }
  const wanted = sentence.replaceAll(/\s/gu, "");
  const at = text.indexOf(wanted);
  const [first, last] = [letters[at], letters[at + wanted.length - 1]];
  if (at < 0 || !first || !last) return range;
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}
