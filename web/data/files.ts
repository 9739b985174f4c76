/** Files made by the server. */
import { errorOf, withRetries } from "./transport.ts";

export type DownloadedFile = {
  /** From the server, with its extension. */
  readonly name: string;
  readonly content: Blob;
};

/**
 * Fetches a file, with retries.
 *
 * @throws ApiError when the server refuses or fails; TypeError when it cannot be reached.
 */
export function fetchFile(url: string): Promise<DownloadedFile> {
  return withRetries(async () => {
    const response = await fetch(url);
    if (!response.ok) throw await errorOf(response);
    const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
    return { name: name ?? "loci", content: await response.blob() };
  });
}
