/** Downloads a file that the server makes; knows whether one is on its way, and reports failures. */
import { useState } from "react";
import { describeFailure } from "../data/failure.ts";
import { fetchFile } from "../data/files.ts";
import { ApiError, isRejection } from "../data/transport.ts";
import { saveFile } from "../lib/save-file.ts";
import { capitalized } from "../lib/text.ts";
import { notify } from "../stores/messages.ts";

const NOT_FOUND = 404;

type Options = {
  /** Called instead of a message if an answer of the file no longer exists. */
  onMissing?: (error: ApiError) => void;
  /** What the file is made from, besides what its address says. */
  body?: object | null;
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
      const { name, content } = await fetchFile(url, options.body);
      saveFile(name, content);
      notify(`Saved as ${name}`, { name: url });
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_FOUND && options.onMissing) return options.onMissing(error);
      console.error("Download error:", error);
      const retry = { label: "Try again", run: () => void start(url, what, options) };
      notify(describeFailure(`${capitalized(what)} could not be saved.`, error), {
        name: url,
        ...(!isRejection(error) && { action: retry }),
      });
    } finally {
      setUnderWay(false);
    }
  };
  return { isUnderWay, start };
}
