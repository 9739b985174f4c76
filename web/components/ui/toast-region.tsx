/** Where messages appear. It is there before the first of them, or screen readers would miss that one. */
import { lazy, Suspense } from "react";
import { useStore } from "../../browser/stored.ts";
import { messagesSent } from "./notify.ts";

const Toaster = lazy(() => import("./toaster.tsx").then((module) => ({ default: module.Toaster })));

export function ToastRegion() {
  const needed = useStore(messagesSent);
  return (
    <div className="toasts" role="status">
      <Suspense>{needed && <Toaster />}</Suspense>
    </div>
  );
}
