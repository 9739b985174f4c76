/** Files made by the server. */
import { LEFT_OUT_HEADER } from "../../server/contract/left-out.ts";
import { errorOf, post, withRetries } from "./transport.ts";

type DownloadedFile = {
  /** From the server, with its extension. */
  readonly name: string;
  readonly content: Blob;
  /** Which of the answers asked for do not exist any more, by their places in the address, from 1. */
  readonly leftOut: readonly number[];
};

/** How long a file is waited for at most, in s, when the server says when to come back. */
const LONGEST_WAIT = 30;

/**
 * Fetches a file, with retries, each not before the time that the server says.
 *
 * @param body - Sent as JSON with `POST`, because it must stand in no address; null if the address says all.
 * @throws ApiError when the server refuses or fails; TypeError when it cannot be reached.
 */
export function fetchFile(url: string, body: object | null = null): Promise<DownloadedFile> {
  let wait = 0;
  return withRetries(async () => {
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    const response = await (body === null ? fetch(url) : fetch(url, post(body)));
    if (!response.ok) {
      // A proxy may name a date instead.
      wait = Math.min(Number(response.headers.get("retry-after")) || 0, LONGEST_WAIT);
      throw await errorOf(response);
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
    const leftOut = response.headers.get(LEFT_OUT_HEADER)?.split(",").map(Number) ?? [];
    return { name: name ?? "loci", content: await response.blob(), leftOut };
  });
}
