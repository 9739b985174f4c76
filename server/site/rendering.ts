/** Loads the client's code for rendering its pages, as built for the server. */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "../contract/page-data.ts";

/**
 * @param file - The built entry.
 * @returns Null if it was not built: pages are then rendered by the browser only.
 */
export async function loadRenderer(file: string): Promise<RenderPage | null> {
  if (!existsSync(file)) return null;
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
  return renderPage;
}
