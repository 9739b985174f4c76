/** The messages that show now: at most three, newest lowest, held while pointed at or focused. */
import { type FocusEvent, type MouseEvent, useEffect, useRef } from "react";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { Icon } from "./icon.tsx";
import type { MessageOptions } from "./notify.ts";
import { Paraph } from "./paraph.tsx";
import { typeset } from "./typeset.ts";

const SHOWN_AT_ONCE = 3;
const DURATION = 4_500; // milliseconds

/** To be sent through `notify`. */
export function showMessage(text: string, { name, action }: MessageOptions): void {
  const message = typeset(text);
  const id = toast(
    action ? () => <ActionMessage message={message} {...action} onDone={() => toast.dismiss(id)} /> : message,
    {
      ...(name !== undefined && { id: name }),
    },
  );
}

export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: DURATION });
  const visible = toasts.filter((entry) => entry.visible); // newest first
  const surplus = visible.slice(SHOWN_AT_ONCE);
  useEffect(() => {
    for (const { id } of surplus) toast.dismiss(id);
  }, [surplus]);
  const cameFrom = useRef<EventTarget | null>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget;
    handlers.startPause();
  };
  // A button that goes away with its message tells nobody that it lost the focus.
  const onClick = ({ detail }: MouseEvent) => {
    const byKeyboard = detail === 0;
    if (!byKeyboard) return;
    handlers.endPause();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the messages from going while they are read.
    // biome-ignore lint/a11y/useKeyWithClickEvents: it hears the clicks of the buttons in it, which keys make too.
    <div
      className="toast-stack"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={onFocus}
      onBlur={handlers.endPause}
      onClick={onClick}
    >
      {visible
        .slice(0, SHOWN_AT_ONCE)
        .reverse()
        .map((entry) => (
          <Slip key={entry.id} entry={entry} />
        ))}
    </div>
  );
}

function Slip({ entry }: { entry: Toast }) {
  return (
    <div className="toast">
      <Paraph />
      <span>{resolveValue(entry.message, entry)}</span>
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={() => toast.dismiss(entry.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

type ActionProps = { message: string; label: string; run: () => void; onDone: () => void };

function ActionMessage({ message, label, run, onDone }: ActionProps) {
  const act = () => {
    onDone();
    run();
  };
  return (
    <>
      {message}{" "}
      <button type="button" className="toast-act" onClick={act}>
        {label}
      </button>
    </>
  );
}
