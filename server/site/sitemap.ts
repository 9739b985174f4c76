/** Writes the sitemap (sitemaps.org) and `robots.txt`. */
import type { Content } from "../content/index.ts";
import { markup, toDocument } from "../markup.ts";
import { answerPath, doorPath, paths } from "../shared/addresses.ts";
import { scripturePath } from "../shared/library-addresses.ts";

/**
 * Writes the sitemap: the home screen with its doors, the library, the page About, all answers, and the chapters that an answer explains.
 *
 * @param origin - The site's own address.
 */
export function writeSitemap({ answers, home, scripture }: Content, origin: string): string {
  const chapters = scripture.index.books.flatMap(({ reference, chapters }) =>
    chapters
      .filter(({ explainedByCount }) => explainedByCount > 0)
      .map(({ number }) => scripturePath(`${reference}.${number}`)),
  );
  const toUrl = (path: string, lastModified = "") => markup`
  <url><loc>${origin}${path}</loc>${lastModified && markup`<lastmod>${lastModified}</lastmod>`}</url>`;
  const urls = [
    ...[paths.home, ...[...home.doors.keys()].map(doorPath), paths.library, paths.about].map((path) => toUrl(path)),
    ...[...answers.values()].map(({ id, timestamp }) => toUrl(answerPath(id), timestamp.slice(0, 10))),
    ...chapters.map((path) => toUrl(path)),
  ];
  return toDocument(markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}
</urlset>`);
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
