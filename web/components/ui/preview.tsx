/**
 * A card over the text at a mark. It opens when the mark is hovered over or focused with the keyboard, and stays while
 * the mark or the card is hovered over or has the focus. Tab goes from the mark through the card and on.
 */
import {
  arrow,
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
} from "@floating-ui/react";
import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { useSmallScreen } from "../../stores/sidebar.ts";

const DELAY = { open: 150, close: 200 }; // milliseconds
const GAP = 10; // pixels, room for the tick

type Props = {
  /** The accessible name of the card. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that contains the card and limits its width. */
  within: RefObject<HTMLElement | null>;
  card: ReactNode;
  /** The mark. */
  link: ComponentProps<"a">;
};

export function Preview({ name, open, onOpenChange, within, card, link }: Props) {
  const small = useSmallScreen(); // There the card is a sheet at the bottom.
  const tick = useRef<HTMLSpanElement>(null);
  const { context, refs, floatingStyles, middlewareData, placement } = useFloating<HTMLElement>({
    open,
    onOpenChange: (next, _event, reason) => {
      if (reason === "escape-key" && refs.floating.current?.contains(document.activeElement)) {
        refs.domReference.current?.focus({ preventScroll: true });
      }
      onOpenChange(next);
    },
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [offset(GAP), flip(), shift(() => ({ boundary: within.current ?? [] })), arrow({ element: tick })],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay: DELAY, mouseOnly: true, move: false }),
    useFocus(context),
    useDismiss(context),
  ]);
  // An element of its own: with the card come elements beside the mark, and the text there may have been replaced by a
  // browser's translation.
  return (
    <span>
      <a {...getReferenceProps({ ...link, ref: refs.setReference })} />
      {open && (
        <FloatingPortal root={within}>
          <FloatingFocusManager context={context} modal={false} initialFocus={-1} returnFocus={false}>
            <div
              ref={refs.setFloating}
              className="z-8 w-86 max-w-full rounded border border-rule-strong bg-sheet px-4.5 pt-4 pb-3.5 text-start font-normal font-sans text-control shadow-preview max-md:fixed max-md:inset-[auto_0_0] max-md:z-20 max-md:max-h-[50dvh] max-md:w-auto max-md:overflow-y-auto max-md:overscroll-contain max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:px-5 max-md:pt-5 max-md:pb-[calc(1rem+env(safe-area-inset-bottom))] max-md:shadow-sheet print:hidden"
              role="dialog"
              aria-label={name}
              style={small ? undefined : floatingStyles}
              {...getFloatingProps()}
            >
              <span
                ref={tick}
                className={`absolute size-2.5 border-rule-strong border-t border-l bg-sheet max-md:hidden ${placement === "bottom" ? "-top-1.5 rotate-45" : "-bottom-1.5 rotate-225"}`}
                style={{ left: middlewareData.arrow?.x }}
              />
              {card}
            </div>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </span>
  );
}
