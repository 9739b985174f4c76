/**
 * The messages, newest lowest, held while hovered over or focused. Their region is above the drawer, in which a search
 * can be removed, and within a modal dialog, which makes the page inert. It exists before the first message, which screen
 * readers would miss otherwise.
 */
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { dismiss, type Message, messageHost, messages } from "../../stores/messages.ts";
import { useStore } from "../../stores/store.ts";
import { BrandMark } from "./brand-mark.tsx";
import { IconButton } from "./button.tsx";
import { FrameIcon } from "./frame-icon.tsx";

const DURATION = 4_500; // milliseconds
const FOCUSABLE = "a[href], button, textarea";

export function Toaster() {
  const host = useStore(messageHost);
  const region = (
    <div
      className="fixed inset-e-6 bottom-6 z-45 w-88 max-md:inset-e-4 max-md:inset-s-4 max-md:bottom-[calc(1rem+env(safe-area-inset-bottom))] max-md:w-auto print:hidden"
      role="status"
    >
      <Toasts />
    </div>
  );
  return host ? createPortal(region, host) : region;
}

function Toasts() {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget;
    setHeld(true);
  };
  // Removing the focused button fires no blur event, so return the focus here.
  const onClick = ({ currentTarget, detail }: MouseEvent) => {
    const byKeyboard = detail === 0;
    if (!byKeyboard) return;
    setHeld(false);
    const { activeElement } = document;
    const isLost = activeElement === document.body || currentTarget.contains(activeElement);
    if (isLost && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the messages while they are read.
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks of the buttons in it, which keys trigger too.
    <div
      className="grid gap-2"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
      onClick={onClick}
    >
      {useStore(messages).map((message) => (
        <Toast key={message.id} message={message} held={held} />
      ))}
    </div>
  );
}

function Toast({ message, held }: { message: Message; held: boolean }) {
  const { text, count, actions } = message;
  const [newest] = actions;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismiss, DURATION, message);
    return () => clearTimeout(timer);
  }, [message, held]);
  const act = () => {
    flushSync(() => {
      for (const { run } of actions) run();
    });
    const restored = newest?.restored?.();
    const target = restored?.matches(FOCUSABLE) ? restored : restored?.querySelector(FOCUSABLE);
    if (target instanceof HTMLElement) target.focus();
    dismiss(message);
  };
  return (
    <div className="grid min-h-13 grid-cols-[1.125rem_1fr_auto] items-center gap-3 rounded bg-ink py-1 ps-4 pe-1.5 text-control text-paper shadow-toast dark:bg-[#ece4d8] dark:text-[#221d19]">
      <BrandMark look="inverse" className="size-4.5" />
      <span>
        {count > 1 ? `${text} (${count})` : text}
        {newest && (
          <>
            {" "}
            <button type="button" className="px-1 py-2 font-semibold underline underline-offset-[0.2em]" onClick={act}>
              {newest.label}
            </button>
          </>
        )}
      </span>
      <IconButton look="inverse" aria-label="Dismiss" onClick={() => dismiss(message)}>
        <FrameIcon name="close" />
      </IconButton>
    </div>
  );
}
