/** Checks that all URLs are https, and that those of works are on a partner's site. */

import type { ContentFiles } from "../content-files.ts";
import type { Place, Report } from "../problem.ts";

export function checkUrls(files: ContentFiles, report: Report): void {
  const hosts = new Map(files.partners.map(({ value }) => [value.id, hostOf(value.siteUrl)]));
  const allHosts = new Set(hosts.values());
  const knowsAllHosts = !files.skipped.some(({ list }) => list === "partners");
  const expectHttps = (url: string, place: Place): string | null => {
    const host = hostOf(url);
    if (host === null)
      report(place, `"${url}" is not a valid https address`, "write the full address, beginning with https://");
    return host;
  };
  for (const partner of files.partners) expectHttps(partner.value.siteUrl, partner.placeOf("siteUrl"));
  for (const work of files.works) {
    const { url, partnerId, altUrls = [], volumes = [] } = work.value;
    const host = expectHttps(url, work.placeOf("url"));
    const expected = hosts.get(partnerId);
    if (host !== null && expected && host !== expected)
      report(
        work.placeOf("url"),
        `leads to ${host}, but the partner's site is ${expected}`,
        "write the work's address on that site",
      );
    const more: [string, Place][] = [
      ...altUrls.map((address, index): [string, Place] => [address, work.placeOf("altUrls", index)]),
      ...volumes.map((volume, index): [string, Place] => [volume.url, work.placeOf("volumes", index, "url")]),
    ];
    for (const [address, place] of more) {
      const other = expectHttps(address, place);
      if (other !== null && knowsAllHosts && !allHosts.has(other))
        report(place, `leads to ${other}, which is not a partner's site`, "write an address on a partner's site");
    }
  }
}

/** @returns The host without `www.`; null unless the text is an https URL. */
function hostOf(text: string): string | null {
  try {
    const { protocol, hostname, username } = new URL(text);
    return protocol === "https:" && username === "" && !/\s/.test(text) ? hostname.replace(/^www\./, "") : null;
  } catch {
    return null;
  }
}
