/** Writes the sitemap (sitemaps.org) and `robots.txt`. */
import type { Content } from "../content/index.ts";
import { answerPath, doorPath, paths } from "../shared/addresses.ts";
import { scripturePath } from "../shared/library-addresses.ts";
import { element, toDocument } from "./xml.ts";

/**
 * Writes the sitemap: the home screen with its doors, the library, the page About, all answers, and the chapters that an answer explains.
 *
 * @param origin - The site's own address.
 */
export function writeSitemap({ answers, home, scripture }: Content, origin: string): string {
  const pages: { path: string; lastModified?: string }[] = [
    { path: paths.home },
    ...[...home.doors.keys()].map((id) => ({ path: doorPath(id) })),
    { path: paths.library },
    { path: paths.about },
    ...[...answers.values()].map(({ id, timestamp }) => ({
      path: answerPath(id),
      lastModified: timestamp.slice(0, 10),
    })),
    ...scripture.index.books.flatMap(({ reference, chapters }) =>
      chapters
        .filter(({ explainedByCount }) => explainedByCount > 0)
        .map(({ number }) => ({ path: scripturePath(`${reference}.${number}`) })),
    ),
  ];
  const urls = pages.map(({ path, lastModified }) =>
    element("url", {}, [
      element("loc", {}, [origin + path]),
      ...(lastModified === undefined ? [] : [element("lastmod", {}, [lastModified])]),
    ]),
  );
  return toDocument(element("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, urls));
}

/** Writes `robots.txt`, which allows everything except the API and the pages that show only what is on the device. */
export function writeRobots(origin: string): string {
  const disallowed = ["/api/", paths.study, paths.settings];
  return [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
