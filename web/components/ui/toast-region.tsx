/**
 * The region for messages: above the drawer, in which a search can be removed, and within a modal dialog, which makes
 * the page inert. It exists before the first message, which screen readers would miss otherwise; the toaster loads on
 * demand.
 */
import { Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { messageHost, waitingMessages } from "../../stores/messages.ts";
import { useStore } from "../../stores/store.ts";
import { lazyOptional } from "./lazy.ts";

const Toaster = lazyOptional(() => import("./toaster.tsx").then((part) => part.Toaster));

/** Nearly every message follows one of these events. */
const PRESSES = ["pointerdown", "keydown"];

export function ToastRegion() {
  const host = useStore(messageHost);
  const waiting = useStore(waitingMessages);
  const [needed, setNeeded] = useState(false);
  if (waiting.length > 0 && !needed) setNeeded(true);

  useEffect(() => {
    for (const press of PRESSES) document.addEventListener(press, Toaster.prefetch, { once: true });
    return () => {
      for (const press of PRESSES) document.removeEventListener(press, Toaster.prefetch);
    };
  }, []);
  const region = (
    <div
      className="fixed right-6 bottom-6 z-45 grid w-88 gap-2 max-md:right-4 max-md:bottom-[calc(1rem+env(safe-area-inset-bottom))] max-md:left-4 max-md:w-auto print:hidden"
      role="status"
    >
      <Suspense>{needed && <Toaster />}</Suspense>
    </div>
  );
  return host ? createPortal(region, host) : region;
}
