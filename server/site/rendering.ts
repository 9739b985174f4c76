/** The client's own code for rendering its pages, as it is built for the server. */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "../contract/page-data.ts";

/**
 * @param file - The built entry.
 * @returns Null when it was not built: pages are then drawn by the browser alone.
 */
export async function loadRenderer(file: string): Promise<RenderPage | null> {
  if (!existsSync(file)) return null;
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
  return renderPage;
}
