/** Which preview is open over the text, and what opens and closes it: pointing, focus, Escape, a touch elsewhere. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Passage } from "../../../server/contract/answer.ts";
import { useDismiss } from "../../hooks/use-dismiss.ts";

const OPEN_DELAY = 150; // milliseconds
/** Time to get from the mark into its preview. */
const CLOSE_DELAY = 200;

/** What a preview is about, and the id of the mark it belongs to. */
export type PreviewSubject =
  | { readonly kind: "source"; readonly number: number; readonly id: string }
  | { readonly kind: "passage"; readonly passage: Passage; readonly id: string };

/** What the sheet of a phone is about: the same, or the chapter around a passage. */
export type SheetSubject =
  | PreviewSubject
  | (Omit<Extract<PreviewSubject, { kind: "passage" }>, "kind"> & { readonly kind: "chapter" });

/** Where the mark is in the text, in pixels from the text's corner. */
export type Anchor = {
  readonly center: number;
  readonly top: number;
  readonly bottom: number;
  /** Width of the text. */
  readonly room: number;
  /** Whether the preview is below the mark. */
  readonly below: boolean;
};

export type ShownPreview = PreviewSubject & { readonly anchor: Anchor };
export type SourcePreviews = ReturnType<typeof useSourcePreviews>;

/** What a preview needs below a mark, in pixels; with less room it opens above. */
const HEIGHT = 260;

/** What in a preview takes the focus. */
const CONTROLS = "a[href], button";

export function useSourcePreviews(text: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const stay = () => clearTimeout(timer.current);
  const leave = () => later(CLOSE_DELAY, () => setShown(null));
  const close = () => {
    stay();
    setShown(null);
  };
  const open = (subject: PreviewSubject, mark: HTMLElement) => {
    stay();
    if (text.current) setShown({ ...subject, anchor: anchorOf(mark, text.current) });
  };
  const mark = () => (shown === null ? null : document.getElementById(shown.id));
  const controls = () => [...(panel.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

  useDismiss(shown !== null, text, () => {
    if (panel.current?.contains(document.activeElement)) mark()?.focus({ preventScroll: true });
    close();
  });

  return {
    shown,
    open,
    close,
    /** For the preview itself: it stays while it is pointed at or has the focus. Tab leads from it back into the text. */
    panel: {
      ref: panel,
      onPointerEnter: stay,
      onPointerLeave: leave,
      onFocus: stay,
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Tab") return;
        const [first, last] = [controls().at(0), controls().at(-1)];
        if (document.activeElement !== (event.shiftKey ? first : last)) return;
        // Forwards, the browser goes on from the mark to what comes after it.
        if (event.shiftKey) event.preventDefault();
        mark()?.focus({ preventScroll: true });
      },
    },
    /** For the mark that opens it. */
    triggerOf: (subject: PreviewSubject) => ({
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        const mark = event.currentTarget;
        if (event.pointerType === "mouse") later(OPEN_DELAY, () => open(subject, mark));
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === "mouse") leave();
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(":focus-visible")) open(subject, event.currentTarget);
      },
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Tab" || event.shiftKey || shown?.id !== subject.id) return;
        const [first] = controls();
        if (!first) return;
        event.preventDefault();
        first.focus({ preventScroll: true });
      },
    }),
  };
}

function anchorOf(mark: HTMLElement, text: HTMLElement): Anchor {
  const of = mark.getBoundingClientRect();
  const within = text.getBoundingClientRect();
  return {
    center: of.left + of.width / 2 - within.left,
    top: of.top - within.top,
    bottom: of.bottom - within.top,
    room: within.width,
    below: window.innerHeight - of.bottom > HEIGHT || of.top < HEIGHT,
  };
}
