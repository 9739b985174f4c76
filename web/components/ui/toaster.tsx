/** The messages of `notify` that show now: at most three, newest lowest, held while pointed at or focused. */
import { type FocusEvent, type MouseEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { actionsOf, forgetMessagesExcept, type MessageAction } from "../../lib/notify.ts";
import { BrandMark } from "./brand-mark.tsx";
import { Icon } from "./icon.tsx";

const SHOWN_AT_ONCE = 3;
const DURATION = 4_500; // milliseconds
const FOCUSABLE = "a[href], button, textarea";

/** Where messages appear. It is there before the first of them, or screen readers would miss that one. */
export function ToastRegion() {
  return (
    <div className="toasts" role="status">
      <Toaster />
    </div>
  );
}

function Toaster() {
  const { toasts, handlers } = useToaster({ duration: DURATION });
  const visible = toasts.filter((entry) => entry.visible); // newest first
  const surplus = visible.slice(SHOWN_AT_ONCE);
  useEffect(() => {
    for (const { id } of surplus) toast.dismiss(id);
  }, [surplus]);
  useEffect(() => {
    forgetMessagesExcept(toasts.filter(({ visible }) => visible).map(({ id }) => id));
  }, [toasts]);
  const cameFrom = useRef<EventTarget | null>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget;
    handlers.startPause();
  };
  // A button that goes away with its message tells nobody that it lost the focus.
  const onClick = ({ currentTarget, detail }: MouseEvent) => {
    const byKeyboard = detail === 0;
    if (!byKeyboard) return;
    handlers.endPause();
    const { activeElement } = document;
    const isLost = activeElement === document.body || currentTarget.contains(activeElement);
    if (isLost && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
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
          <ToastItem key={entry.id} entry={entry} />
        ))}
    </div>
  );
}

function ToastItem({ entry }: { entry: Toast }) {
  const actions = actionsOf(entry.id);
  return (
    <div className="toast">
      <BrandMark />
      <span>
        {resolveValue(entry.message, entry)}
        {actions.length > 0 && <ActionButton actions={actions} onDone={() => toast.dismiss(entry.id)} />}
      </span>
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={() => toast.dismiss(entry.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

type ActionProps = { actions: readonly MessageAction[]; onDone: () => void };

function ActionButton({ actions, onDone }: ActionProps) {
  const [newest] = actions;
  const act = () => {
    flushSync(() => {
      for (const { run } of actions) run();
    });
    const restored = newest?.restored?.();
    const target = restored?.matches(FOCUSABLE) ? restored : restored?.querySelector(FOCUSABLE);
    if (target instanceof HTMLElement) target.focus();
    onDone();
  };
  return (
    <>
      {" "}
      <button type="button" className="toast-act" onClick={act}>
        {newest?.label}
      </button>
    </>
  );
}
