/**
 * A sheet at the bottom of the screen or, on a wide screen, in its middle. It is a native modal dialog, which traps and
 * returns the focus, and closes on Escape, on Android's Back and on a tap outside.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { messageHost } from "../../stores/messages.ts";
import { IconButton } from "./button.tsx";
import { FrameIcon } from "./frame-icon.tsx";

type Props = {
  /** Its accessible name. */
  name: string;
  onClose: () => void;
  /** Its place on a wide screen. */
  place?: keyof typeof places;
  children: ReactNode;
};

const places = {
  foot: "max-w-160 md:rounded-t md:border-x",
  middle: "max-w-184 md:top-[max(2rem,calc(50%-18rem))] md:bottom-auto md:rounded md:border",
};

export function Sheet({ name, onClose, place = "foot", children }: Props) {
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
      className={`fixed inset-x-0 top-auto bottom-0 mx-auto max-h-[85dvh] w-full overflow-auto overscroll-contain border-rule-strong border-t bg-sheet font-sans text-control text-ink shadow-sheet backdrop:bg-scrim print:hidden ${places[place]}`}
      aria-label={name}
      onClose={onClose}
      // A selection that begins in the sheet and ends outside clicks the dialog too.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => event.target === dialog.current && pressedOutside.current && dialog.current.close()}
    >
      <div className="px-5 pt-5 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-8">
        <IconButton
          className="sticky! top-1.5 z-1 float-right ms-2 -me-2.5 -mt-2.5 bg-sheet"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <FrameIcon name="close" />
        </IconButton>
        {children}
      </div>
    </dialog>
  );
}
