/** Where messages appear. It is there before the first of them, or screen readers would miss that one. */
import { Suspense } from "react";
import { messagesSent } from "../../lib/notify.ts";
import { useStore } from "../../stores/store.ts";
import { lazyOptional } from "./lazy.ts";

const Toaster = lazyOptional(() => import("./toaster.tsx").then((part) => part.Toaster));

export function ToastRegion() {
  const needed = useStore(messagesSent);
  return (
    <div className="toasts" role="status">
      <Suspense>{needed && <Toaster />}</Suspense>
    </div>
  );
}
