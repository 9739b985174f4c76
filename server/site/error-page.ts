/** The page for a request that is refused or has failed. It needs no client, which would only ask again. */
import { fillWithoutClient } from "./page-template.ts";
import { element } from "./xml.ts";

/**
 * @param page - The client's page, as `readPage` returns it. Its styles apply.
 * @param message - What happened and what to do, in plain words.
 */
export function writeErrorPage(page: string, statusCode: number, message: string): string {
  const heading = headingOf(statusCode);
  const head = [element("title", {}, [`${heading} · Loci`]), element("meta", { name: "robots", content: "noindex" })];
  const body = element("main", { class: "error-page" }, [
    element("h1", {}, [heading]),
    element("p", {}, [message]),
    element("p", {}, [element("a", { href: "/" }, ["Return to Home"])]),
  ]);
  return fillWithoutClient(page, { head: head.map(({ source }) => source).join(""), body: body.source });
}

function headingOf(statusCode: number): string {
  if (statusCode === 429 || statusCode === 503) return "Please wait a moment";
  return statusCode < 500 ? "This address cannot be read" : "Something went wrong";
}
