/** Where messages appear. It is there before the first of them, or screen readers would miss that one. */
import { Suspense } from "react";
import { useStore } from "../../browser/stored.ts";
import { onDemand, openingSlowly } from "../../on-demand.ts";
import { messagesSent } from "./notify.ts";
import { Paraph } from "./paraph.tsx";

const Toaster = onDemand(
  () => import("./toaster.tsx").then((part) => part.Toaster),
  () => null,
);

export function ToastRegion({ inert }: { inert?: boolean }) {
  const needed = useStore(messagesSent);
  const slow = useStore(openingSlowly);
  return (
    <div className="toasts" role="status" inert={inert}>
      {slow && (
        <div className="toast">
          <Paraph />
          <span>Opening the page …</span>
        </div>
      )}
      <Suspense>{needed && <Toaster />}</Suspense>
    </div>
  );
}
