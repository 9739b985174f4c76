import { expect, test } from "vitest";
import { ELECTION, makeContentFolder } from "../../support/content-folder.ts";
import { buildTestApp, expectError, loadDatabase, useSmallApp } from "../../support/test-app.ts";

const LOCI_EMBED = "https://church.example, http://localhost:8080/";

test("a framed answer may be framed by the named sites, and nothing else by anyone", async () => {
  const app = await buildTestApp({ LOCI_EMBED });
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { accept: "text/html" } });
    const policy = String(headers["content-security-policy"]);
    return [statusCode, /frame-ancestors ([^;]+)/.exec(policy)?.[1], headers["x-frame-options"]];
  };
  const named = "https://church.example http://localhost:8080";
  // The second response is a kept one.
  for (let time = 0; time < 2; time++) expect(await ask("/embed/answers/election")).toEqual([200, named, undefined]);
  expect(await ask("/embed/answers/nobody")).toEqual([404, named, undefined]);
  for (const [url, status] of [
    ["/", 200],
    ["/answers/election", 200],
    ["/api/answers/election", 200],
    ["/embed/answers/election/code", 200],
    ["/embed/style.css", 200],
    ["/embed/answers/election/more", 404],
  ] as const)
    expect(await ask(url)).toEqual([status, "'none'", "DENY"]);
});

test("a framed answer names the site, links to its page, and puts help first if it is urgent", async () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "question: What is election?", "urgent: true\nquestion: What is election & why?");
  const app = await buildTestApp({ LOCI_DB: loadDatabase(folder), LOCI_EMBED, LOCI_ORIGIN: "https://loci.example" });
  const { body } = await app.inject("/embed/answers/election");
  expect(body).toContain("<h1>What is election &amp; why?</h1>");
  expect(body).toContain('<a href="https://loci.example/answers/election" target="_blank" rel="noopener">');
  expect(body).toContain("<em>Confession</em>");
  expect(body).not.toMatch(/<script|\[\d\]/);
  expect(body.indexOf("Call the emergency number")).toBeLessThan(body.indexOf("<h1>"));
  expect((await app.inject("/embed/answers/faith")).body).not.toContain("emergency");
  const code = (await app.inject("/embed/answers/election/code")).body;
  expect(code).toContain("&lt;iframe src=&quot;https://loci.example/embed/answers/election&quot;");
  expect(code).toContain("&lt;form action=&quot;https://loci.example/results&quot; method=&quot;get&quot;");
  expect((await app.inject("/answers/election")).body).toContain('href="/embed/answers/election/code"');
});

test("without LOCI_EMBED there are no framed answers, and nothing points to them", async () => {
  const app = await useSmallApp();
  expectError(await app.inject("/embed/answers/election"), 404, "Not Found", /^There is nothing at/);
  expect((await app.inject("/answers/election")).body).not.toContain("/embed/");
});
