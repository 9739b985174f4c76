/** Renders the client's pages to HTML on the server, so that they can be read before or without the script. */
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { RenderPage } from "../server/contract/page-data.ts";
import { App } from "./app.tsx";
import { prefetchAllCode } from "./routes.tsx";

/** React's marker for a part that failed to render or is suspended. */
const LEFT_TO_THE_BROWSER = "<!--$!-->";

/** The style by which Headless UI hides elements visually. The page's policy forbids style attributes in markup. */
const HIDING_STYLE = / style="position:fixed;[^"]*"/g;

/** What React Router writes into each link for its framework, which this site does not use. */
const FOR_FRAMEWORK = ' data-discover="true"';

await prefetchAllCode();

export const renderPage: RenderPage = (address, data) => {
  const html = renderToString(
    <StaticRouter location={address}>
      <App data={data} />
    </StaticRouter>,
  );
  if (html.includes(LEFT_TO_THE_BROWSER)) throw new Error(`A part of ${address} could not be rendered.`);
  return html.replaceAll(HIDING_STYLE, ' class="sr-only"').replaceAll(FOR_FRAMEWORK, "");
};
