/** Downloads a file that the server makes; knows whether one is on its way, and reports failures. */
import { useState } from "react";
import { fetchFile } from "../data/files.ts";
import { ApiError } from "../data/transport.ts";
import { saveFile } from "../lib/save-file.ts";
import { capitalized } from "../lib/text.ts";
import { notify } from "../stores/messages.ts";

const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;
const BUSY = 503;

type Options = {
  /** Called instead of a message if an answer of the file no longer exists. */
  onMissing?: (error: ApiError) => void;
};

export type Download = {
  readonly isUnderWay: boolean;
  /**
   * @param url - Of the file.
   * @param what - Its name in messages, such as `the PDF`.
   */
  readonly start: (url: string, what: string, options?: Options) => Promise<void>;
};

export function useDownload(): Download {
  const [isUnderWay, setUnderWay] = useState(false);
  const start: Download["start"] = async (url, what, options = {}) => {
    if (isUnderWay) return;
    setUnderWay(true);
    try {
      const { name, content } = await fetchFile(url);
      saveFile(name, content);
      notify(`Saved as ${name}`, { name: url });
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.status === NOT_FOUND && options.onMissing) return options.onMissing(refusal);
      console.error("Download error:", error);
      if (refusal?.isRejection && refusal.status !== TOO_MANY_REQUESTS) return notify(refusal.message, { name: url });
      const retry = { label: "Try again", run: () => void start(url, what, options) };
      notify(`${capitalized(what)} could not be saved. ${reasonOf(refusal)}`, { name: url, action: retry });
    } finally {
      setUnderWay(false);
    }
  };
  return { isUnderWay, start };
}

function reasonOf(refusal: ApiError | null): string {
  if (refusal?.status === TOO_MANY_REQUESTS) return "There are too many requests just now; please wait a moment.";
  if (refusal?.status === BUSY) return "Many people are saving files just now; please wait a moment.";
  if (refusal) return "The server could not make it.";
  return navigator.onLine ? "The server cannot be reached." : "You are offline.";
}
