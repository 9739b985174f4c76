/** One press keeps all answers for reading offline; another removes them. */
import { useEffect } from "react";
import type { KeepingCommand, KeepingState } from "../../lib/kept-answers.ts";
import { createStore, useStore } from "../../stores/store.ts";
import { Button } from "../ui/button.tsx";
import { LibrarySection } from "./library-section.tsx";

type Props = {
  /** Number of all answers. */
  total: number;
  /** How much room they take. */
  bytes: number;
};

export function KeepAllAnswers({ total, bytes }: Props) {
  const keeping = useKeeping();
  // The browser has no service worker, or forbids it.
  if (keeping === null) return null;
  const { text, action, isRemoval } = looks(keeping.count, total, `about ${sizeInWords(bytes)}`)[keeping.state];
  return (
    <LibrarySection title="Without a network" id="offline">
      <p className="aside mt-3" role="status">
        {text}
      </p>
      {keeping.state === "keeping" && (
        <progress
          className="mt-3 block w-full accent-rubric"
          aria-label="Answers kept"
          max={total}
          value={keeping.count}
        />
      )}
      <Button className="mt-4" onClick={() => commandKeeping(isRemoval ? "remove" : "keep")}>
        {action}
      </Button>
    </LibrarySection>
  );
}

/** How far the service worker is, which goes on when the reader leaves the page; null until it has told it. */
const lastKeeping = createStore<KeepingState | null>(() => null);

function useKeeping(): KeepingState | null {
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return; // As on plain http.
    const take = ({ data }: MessageEvent<{ allAnswers?: KeepingState }>) => {
      if (data.allAnswers) lastKeeping.set(data.allAnswers);
    };
    serviceWorker.addEventListener("message", take);
    serviceWorker.startMessages();
    void commandKeeping("tell");
    return () => serviceWorker.removeEventListener("message", take);
  }, []);
  return useStore(lastKeeping);
}

async function commandKeeping(allAnswers: KeepingCommand): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ allAnswers });
}

type Look = { text: string; action: string; isRemoval?: true };

/** What each state says, and what its button does. */
function looks(count: number, total: number, size: string): Record<KeepingState["state"], Look> {
  return {
    none: {
      text: `All ${total} answers can be kept on this device and read without a network. They take ${size}.`,
      action: `Keep all ${total} answers`,
    },
    keeping: { text: `${count} of ${total} answers are kept …`, action: "Stop", isRemoval: true },
    kept: {
      text: `All ${total} answers are kept on this device (${size}), and are renewed when they change.`,
      action: "Remove them from this device",
      isRemoval: true,
    },
    interrupted: { text: "The server could not be reached. Not all answers are kept yet.", action: "Go on now" },
    full: {
      text: `There is not enough room on this device: all answers take ${size}. None of them has been kept.`,
      action: "Try again",
    },
  };
}

/** @returns The size as people say it: `7 megabytes`. */
function sizeInWords(bytes: number): string {
  const megabytes = Math.max(1, Math.round(bytes / 1_000_000));
  return `${megabytes} ${megabytes === 1 ? "megabyte" : "megabytes"}`;
}
