/** Renders the pages of the client to HTML on the server, so that they can be read before or without its script. */
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { RenderPage } from "../server/contract/page-data.ts";
import { App } from "./app.tsx";
import { prefetchAllPages } from "./routes.tsx";

/** React leaves this in place of what failed to render, or waits for something. */
const LEFT_TO_THE_BROWSER = "<!--$!-->";

/** By which Headless UI hides an element from the eye. The page's policy refuses style attributes in its markup. */
const HIDING_STYLE = / style="position:fixed;[^"]*"/g;

await prefetchAllPages();

export const renderPage: RenderPage = (address, data) => {
  const html = renderToString(
    <StaticRouter location={address}>
      <App data={data} />
    </StaticRouter>,
  );
  if (html.includes(LEFT_TO_THE_BROWSER)) throw new Error(`A part of ${address} could not be rendered.`);
  return html.replaceAll(HIDING_STYLE, ' class="sr-only"');
};
