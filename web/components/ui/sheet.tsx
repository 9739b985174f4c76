/**
 * A sheet at the bottom of the screen or, on a wide screen, in its middle; or at the side, as the menu of small screens.
 * It is a native modal dialog, which traps and returns the focus, and closes on Escape, on Android's Back and on a tap
 * outside.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { messageHost } from "../../stores/messages.ts";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

type Props = {
  /** Its accessible name. */
  name: string;
  onClose: () => void;
  place?: keyof typeof places;
  children: ReactNode;
};

const SLIP =
  "inset-x-0 top-auto bottom-0 mx-auto max-h-[85dvh] w-full overflow-auto overscroll-contain border-rule-strong border-t bg-sheet text-control text-ink shadow-sheet";
const PADDED = "px-5 pt-5 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-8";
const IN_CORNER = "sticky top-1.5 z-1 float-right -mt-2.5 -me-2.5 ms-2 bg-sheet";

/** The styles of the dialog, of its content and of the corner with its button. */
const places = {
  /** At the bottom of any screen. */
  foot: [`${SLIP} max-w-160 md:rounded-t md:border-x`, PADDED, IN_CORNER],
  /** On a wide screen in the middle. */
  middle: [
    `${SLIP} max-w-184 md:top-[max(2rem,calc(50%-18rem))] md:bottom-auto md:rounded md:border`,
    PADDED,
    IN_CORNER,
  ],
  side: ["inset-s-0 h-dvh max-h-none animate-slide-in shadow-drawer", "", "absolute inset-e-1.75 top-3"],
} as const;

export function Sheet({ name, onClose, place = "foot", children }: Props) {
  const [outside, inside, corner] = places[place];
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    const below = messageHost.get();
    messageHost.set(dialog.current);
    return () => messageHost.set(below);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the sheet; the dialog itself handles Escape.
    <dialog
      ref={dialog}
      className={`fixed font-sans backdrop:bg-scrim print:hidden ${outside}`}
      aria-label={name}
      onClose={onClose}
      // A selection that begins in the sheet and ends outside clicks the dialog too.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => event.target === dialog.current && pressedOutside.current && dialog.current.close()}
    >
      <div className={inside}>
        <div className={corner}>
          <IconButton aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
