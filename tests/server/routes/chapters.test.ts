import { expect, test } from "vitest";
import { buildTestApp, expectError, type TestApp } from "../../support/test-app.ts";

interface Chapter {
  title: string;
  verses: { number: number; text: string; cited: boolean }[];
}

async function chapterAt(app: TestApp, reference: string): Promise<Chapter> {
  const response = await app.inject({ url: "/api/chapters", query: { reference } });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const citedIn = ({ verses }: Chapter) => verses.filter(({ cited }) => cited).map(({ number }) => number);

test("gives the whole chapter, and says which verses the reference names", async () => {
  const app = await buildTestApp();
  const chapter = await chapterAt(app, "Romans 8:28-30");
  expect(chapter.title).toBe("Romans 8");
  expect(chapter.verses.map(({ number }) => number)).toEqual(Array.from({ length: 39 }, (_, index) => index + 1));
  expect(chapter.verses[0]?.text).toMatch(/^There is therefore now no condemnation/);
  expect(citedIn(chapter)).toEqual([28, 29, 30]);
});

for (const [reference, title, cited] of [
  ["Psalm 23:1", "Psalm 23", [1]],
  ["1 John 3:16, 18", "1 John 3", [16, 18]],
  ["Jude 3", "Jude", [3]],
  ["Revelation 22:21", "Revelation 22", [21]],
  ["Ephesians 1:3–4", "Ephesians 1", [3, 4]],
] as const)
  test(`finds ${title} for "${reference}"`, async () => {
    const app = await buildTestApp();
    const chapter = await chapterAt(app, reference);
    expect(chapter.title).toBe(title);
    expect(citedIn(chapter)).toEqual(cited);
  });

for (const reference of ["", "grace", "Romans 99:1"])
  test(`refuses "${reference}" with 400`, async () => {
    const app = await buildTestApp();
    const response = await app.inject({ url: "/api/chapters", query: { reference } });
    expectError(response, 400, "Bad Request", 'The parameter "reference" names no passage of the Bible.');
  });
