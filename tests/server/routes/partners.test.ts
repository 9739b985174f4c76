import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../../../seed/seed-database.ts";
import { useSeededApp } from "../../support/test-app.ts";

test("returns the nine partners in the order of their file, with exactly their public fields", async () => {
  const app = await useSeededApp();
  const response = await app.inject("/api/partners");
  const written = parse(readFileSync(join(contentFolder, "partners.yaml"), "utf8")) as Record<string, string>[];
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(
    written.map(({ id, name, shortName, tagline, description, siteUrl }) => {
      return { id, name, shortName, logo: `/logos/${id}.svg`, tagline, description, siteUrl };
    }),
  );
  expect(response.json()).toHaveLength(9);
});

test("serves a logo for each partner, and all of them in two sizes in one file", async () => {
  const app = await useSeededApp();
  const partners = (await app.inject("/api/partners")).json() as { id: string; logo: string }[];
  const sprite = (await app.inject("/logos.svg")).body;
  for (const { id, logo } of partners) {
    const response = await app.inject(logo);
    expect([logo, response.statusCode, response.headers["content-type"]]).toEqual([logo, 200, "image/svg+xml"]);
    expect(response.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    for (const view of [id, `${id}.small`]) expect(sprite).toContain(`<view id="${view}"`);
  }
});
