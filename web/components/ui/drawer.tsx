/**
 * A panel that slides in from the left over the page. It is not modal, so that messages above it stay usable: the
 * opener makes the page behind it inert and draws the scrim.
 */
import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { FrameIcon } from "./frame-icon.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  label: string;
  /** The id of the button that the focus returns to. */
  openerId: string;
  children: ReactNode;
};

export function Drawer({ open, onClose, label, openerId, children }: Props) {
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onClose} modal={false}>
      <Dialog.Content
        className="fixed inset-s-0 inset-y-0 z-40 data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
        aria-label={label}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          closeButton.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // After navigation, the new page has taken the focus.
          if (document.activeElement === document.body) document.getElementById(openerId)?.focus();
        }}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {children}
        <Dialog.Close
          ref={closeButton}
          className="absolute inset-e-1.75 top-3 grid size-11 place-items-center text-ink-2 [--focus-offset:-2px]"
          aria-label="Close menu"
        >
          <FrameIcon name="close" />
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  );
}
