/**
 * The messages: at most three, newest lowest, paused while hovered over or focused. They show above the drawer, in which a
 * search can be removed, and within a modal dialog, which makes the page inert. Their region exists before the first
 * message, which screen readers would miss otherwise.
 */
import { type FocusEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { createPortal, flushSync } from "react-dom";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { type MessageAction, messageActions, messageHost } from "../../stores/messages.ts";
import { useStore } from "../../stores/store.ts";
import { BrandMark } from "./brand-mark.tsx";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

const SHOWN_AT_ONCE = 3;
const DURATION = 4_500; // milliseconds
const FOCUSABLE = "a[href], button, textarea";

export function Toaster() {
  const host = useStore(messageHost);
  const { toasts, handlers } = useToaster({ duration: DURATION });
  const visible = toasts.filter((entry) => entry.visible); // newest first
  useEffect(() => {
    for (const { id } of visible.slice(SHOWN_AT_ONCE)) toast.dismiss(id);
  });
  // The library counts a second start or end of the same pause as one of its own.
  const isPaused = useRef(false);
  const setPaused = (paused: boolean) => {
    if (isPaused.current === paused) return;
    isPaused.current = paused;
    if (paused) handlers.startPause();
    else handlers.endPause();
  };
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  // A region that moves or goes hears of no pointer and no focus that leaves it.
  const resumeAtLast = useEffectEvent(resume);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host is where the region is.
  useEffect(() => () => resumeAtLast(), [host]);
  const cameFrom = useRef<EventTarget | null>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget;
    pause();
  };
  // Removing the focused button fires no blur event, so return the focus here.
  const onClick = ({ currentTarget, detail }: MouseEvent) => {
    const byKeyboard = detail === 0;
    if (!byKeyboard) return;
    resume();
    const { activeElement } = document;
    const isLost = activeElement === document.body || currentTarget.contains(activeElement);
    if (isLost && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  const region = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks of the buttons in it, which keys trigger too.
    <div
      className="fixed inset-e-6 bottom-6 z-45 grid w-88 gap-2 max-md:inset-e-4 max-md:inset-s-4 max-md:bottom-[calc(1rem+env(safe-area-inset-bottom))] max-md:w-auto print:hidden"
      role="status"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={onFocus}
      onBlur={resume}
      onClick={onClick}
    >
      {visible
        .slice(0, SHOWN_AT_ONCE)
        .reverse()
        .map((entry) => (
          // A message that is sent again is announced again.
          <ToastItem key={`${entry.id} ${entry.createdAt}`} entry={entry} />
        ))}
    </div>
  );
  return host ? createPortal(region, host) : region;
}

function ToastItem({ entry }: { entry: Toast }) {
  const action = messageActions.get(entry.id);
  return (
    <div className="grid min-h-13 grid-cols-[1.125rem_1fr_auto] items-center gap-3 rounded bg-ink py-1 ps-4 pe-1.5 text-control text-paper shadow-toast dark:bg-[#ece4d8] dark:text-[#221d19]">
      <BrandMark look="inverse" className="size-4.5" />
      <span>
        {resolveValue(entry.message, entry)}
        {action && <ActionButton action={action} onDone={() => toast.dismiss(entry.id)} />}
      </span>
      <IconButton look="inverse" aria-label="Dismiss" onClick={() => toast.dismiss(entry.id)}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

type ActionProps = { action: MessageAction; onDone: () => void };

function ActionButton({ action, onDone }: ActionProps) {
  const act = () => {
    flushSync(action.run);
    const restored = action.restored?.();
    const target = restored?.matches(FOCUSABLE) ? restored : restored?.querySelector(FOCUSABLE);
    if (target instanceof HTMLElement) target.focus();
    onDone();
  };
  return (
    <>
      {" "}
      <button type="button" className="px-1 py-2 font-semibold underline underline-offset-[0.2em]" onClick={act}>
        {action.label}
      </button>
    </>
  );
}
