/** The messages that show now: at most three, newest lowest, held while pointed at or focused. */
import { useEffect } from "react";
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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the messages from going while they are read.
    <div
      className="toast-stack"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
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
