/**
 * The region for messages: above the drawer, in which a search can be removed, and within a modal dialog, which makes
 * the page inert. It exists before the first message, which screen readers would miss otherwise.
 */
import { createPortal } from "react-dom";
import { messageHost } from "../../stores/messages.ts";
import { useStore } from "../../stores/store.ts";
import { Toaster } from "./toaster.tsx";

export function ToastRegion() {
  const host = useStore(messageHost);
  const region = (
    <div
      className="fixed inset-e-6 bottom-6 z-45 grid w-88 gap-2 max-md:inset-e-4 max-md:inset-s-4 max-md:bottom-[calc(1rem+env(safe-area-inset-bottom))] max-md:w-auto print:hidden"
      role="status"
    >
      <Toaster />
    </div>
  );
  return host ? createPortal(region, host) : region;
}
