/** The page for a request that is refused or has failed. It needs no client, which would only ask again. */
import { markup } from "../markup.ts";
import { fillWithoutClient } from "./page-template.ts";

/**
 * @param page - The client's page, as `readPage` returns it. Its styles apply.
 * @param message - What happened and what to do, in plain words.
 */
export function writeErrorPage(page: string, statusCode: number, message: string): string {
  const heading = headingOf(statusCode);
  const head = markup`<title>${heading} · Loci</title><meta name="robots" content="noindex">`;
  const body = markup`<main class="error-page">
  <h1>${heading}</h1>
  <p>${message}</p>
  <p><a href="/">Return to Home</a></p>
</main>`;
  return fillWithoutClient(page, { head: head.source, body: body.source });
}

function headingOf(statusCode: number): string {
  if (statusCode === 429 || statusCode === 503) return "Please wait a moment";
  return statusCode < 500 ? "This address cannot be read" : "Something went wrong";
}
