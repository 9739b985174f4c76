/**
 * The sheet that rises from the foot of the screen when a mark or a verse is tapped, and the chapter around a verse. A
 * modal dialog of the browser: it keeps the focus, gives it back, and closes by Escape and by Android's Back.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";

type Props = {
  name: string;
  onClose: () => void;
  children: ReactNode;
};

export function Sheet({ name, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet; the dialog itself hears Escape.
    <dialog
      ref={dialog}
      className="peek sheet"
      aria-label={name}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="sheet-body">
        <button type="button" className="icon-btn sheet-x" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
