/** Where messages appear. It is there before the first of them, or screen readers would miss that one. */
import { Suspense } from "react";
import { useStore } from "../../browser/stored.ts";
import { optional } from "../../on-demand.ts";
import { messagesSent } from "./notify.ts";

const Toaster = optional(() => import("./toaster.tsx").then((part) => part.Toaster));

export function ToastRegion() {
  const needed = useStore(messagesSent);
  return (
    <div className="toasts" role="status">
      <Suspense>{needed && <Toaster />}</Suspense>
    </div>
  );
}
