import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { typeset } from "../../../server/shared/typeset.ts";
import { ELECTION, makeContentFolder } from "../../support/content-folder.ts";
import { actualTexts, inkByRow, linesOf, readPdf } from "../../support/pdf.ts";
import {
  buildTestApp,
  expectError,
  loadDatabase,
  type TestApp,
  useExtendedApp,
  useSeededApp,
  useSmallApp,
} from "../../support/test-app.ts";

const HOST = { host: "loci.example" };
const GREEK = "Ἐν ἀρχῇ ἦν ὁ λόγος";
const HEBREW = "בְּרֵאשִׁית";

const DISCUSS = ["Whom do you know that needs to hear this?", "What would change if it were so?", "Why then pray?"];

/** @returns An app whose first answer has letters of several scripts, many references, and questions to talk about. */
function useRichApp(): Promise<TestApp> {
  return useExtendedApp(
    "rich",
    () => {},
    () => {
      const folder = makeContentFolder();
      folder.replace(
        ELECTION,
        "So Moses speaks of Election",
        `${GREEK}; ${HEBREW}; Слово; ܡܠܬܐ; الكلمة. ${"so he says “by him” (Romans 5:8-9); ".repeat(16)} So Moses speaks of Election`,
      );
      folder.replace(ELECTION, "alsoAsked:", `discuss:\n${DISCUSS.map((text) => `  - ${text}\n`).join("")}alsoAsked:`);
      return loadDatabase(folder);
    },
  );
}

test("returns an answer as a tagged PDF with its text, marks, sources, book and address", async () => {
  const app = await useSmallApp();
  const response = await app.inject({ url: "/api/answers/election.pdf", headers: HOST });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/pdf");
  expect(response.headers["content-disposition"]).toBe('attachment; filename="what-is-election.pdf"');
  const { info, marked, bookmarks, pages } = await readPdf(response.rawPayload);
  const text = pages.map((page) => page.text).join(" ");
  expect(info).toMatchObject({ Title: "What is election?", Language: "en-GB" });
  expect(marked).toBe(true);
  expect(bookmarks).toEqual(["What is election?", "Sources", "Recommended book"]);
  for (const role of ["H1", "H2", "P", "L", "LI", "Lbl", "LBody", "Link"])
    expect([role, pages.some(({ tags }) => tags.includes(role))]).toEqual([role, true]);
  expect(text).toContain("Of God’s Decree");
  expect(text).toContain("Election, in its first part, is to be received with reverence");
  expect(text).toMatch(/So Paul speaks of Election \(Romans 8:28\)\. ?1/);
  expect(text).toMatch(
    /1 ?A\. Divine, ?The small confession ?3\.2, 1647\. Bethel Church, ?https:\/\/bethel\.example\/small-confession/,
  );
  expect(text).toMatch(/2 ?A\. Divine, ?The small catechism, Q\. 20–21, 1647/);
  expect(text).toMatch(
    /A\. Divine, ?The long treatise ?\. The Abbey Library, Free ebook, ?https:\/\/abbey\.example\/long-treatise/,
  );
  expect(text).toContain("http://loci.example/answers/election");
  expect(text).toMatch(/Last reviewed on 1 March 2026, revision 1-[\da-f]{8}\. Prepared on \d+ \w+ 20\d\d\./);
  expect(pages.flatMap(({ links }) => links)).toEqual(
    expect.arrayContaining(["https://bethel.example/small-confession", "http://loci.example/answers/election"]),
  );
});

test("keeps letters of other scripts: Greek with its accents, Hebrew with its points, Cyrillic, Syriac, Arabic", async () => {
  const app = await useRichApp();
  const { rawPayload } = await app.inject("/api/answers/election.pdf");
  const { pages } = await readPdf(rawPayload);
  const text = pages
    .map((page) => page.text)
    .join(" ")
    .normalize();
  expect(text).toContain(GREEK.normalize());
  for (const letters of ["Слово", "ܡܠܬܐ"]) expect(text).toContain(letters);
  // A letter and its points are one text; text extractors list the letters from right to left.
  for (const letter of ["בְּ", "רֵ", "שִׁ"])
    expect(actualTexts(rawPayload).map((found) => found.normalize())).toContain(letter.normalize());
  for (const letter of ["א", "ית"]) expect(text).toContain(letter);
  for (const typeface of ["EBGaramond", "NotoSerifHebrew", "NotoSansSyriac", "NotoNaskhArabic"])
    expect(rawPayload.toString("latin1")).toContain(typeface);
});

const textOf = ({ pages }: { pages: { text: string }[] }) => pages.map(({ text }) => text).join(" ");

test("returns an answer as a sheet for a group: passages written out, the answer, its sources, questions, notes", async () => {
  const app = await useRichApp();
  const response = await app.inject("/api/answers/election.pdf?form=sheet");
  expect(response.headers["content-disposition"]).toBe('attachment; filename="what-is-election-sheet.pdf"');
  const sheet = await readPdf(response.rawPayload);
  expect(sheet).toMatchObject({ info: { Title: "What is election?", Language: "en-GB" }, marked: true });
  expect(sheet.bookmarks).toEqual(["What is election?", "To read", "Answer", "Sources", "To talk about", "Notes"]);
  expect(textOf(sheet)).toMatch(
    /What is election\?.*Romans 8:28 And we know that all things work together for good.*Psalm 23:1 The LORD is my shepherd; I shall not want\..*Election, in its first part.*1 ?A\. Divine, ?The small confession.*1 ?Whom do you know.*2 ?What would change.*3 ?Why then pray\?.*From Loci, /i,
  );
  const without = await useSmallApp();
  const plain = await readPdf((await without.inject("/api/answers/election.pdf?form=sheet")).rawPayload);
  expect(plain.bookmarks).not.toContain("To talk about");
});

test("makes PDF and sheet on A4 or on Letter", async () => {
  const app = await useSmallApp();
  for (const form of ["answer", "sheet"])
    for (const [paper, size] of [
      ["a4", [595, 842]],
      ["us-letter", [612, 792]],
    ] as const) {
      const url = `/api/answers/election.pdf?form=${form}&paper=${paper}`;
      const { document } = await readPdf((await app.inject(url)).rawPayload);
      const { view } = await document.getPage(1);
      expect([url, view.slice(2).map(Math.round)]).toEqual([url, size]);
    }
  expectError(await app.inject("/api/answers/election.pdf?paper=a5"), 400, "Bad Request", /"paper"/);
});

test("gives each answer of a list a sheet of its own", async () => {
  const app = await useSmallApp();
  const response = await app.inject("/api/study.pdf?answer=repentance&answer=election&title=Sunday&form=sheet");
  expect(response.headers["content-disposition"]).toBe('attachment; filename="sunday-sheet.pdf"');
  const { pages } = await readPdf(response.rawPayload);
  expect(pages.filter(({ text }) => /^Of .*What is (repentance|election)\?/.test(text))).toHaveLength(2);
});

test("sets an initial of three lines beside the text, and the figures of the page", async () => {
  const app = await useSmallApp();
  const { rawPayload } = await app.inject("/api/answers/election.pdf");
  const lines = await linesOf(await readPdf(rawPayload), 1);
  const first = lines.findIndex(({ text }) => text.startsWith("Election, in its"));
  const margin = lines[0]?.left ?? 0;
  expect(lines.slice(first + 1, first + 3).map(({ left }) => left > margin + 20)).toEqual([true, true]);
  expect(lines.slice(first + 3, first + 5).map(({ left }) => Math.abs(left - margin) < 1)).toEqual([true, true]);
  expect(rawPayload.toString("latin1")).toContain("Alegreya");
});

test("breaks lines before a bracket and within a reference, but only after the name of its book", async () => {
  const app = await useRichApp();
  const pdf = await readPdf((await app.inject("/api/answers/election.pdf")).rawPayload);
  const lines = (await linesOf(pdf, 1)).map(({ text }) => text.trim());
  expect(lines.filter((line) => line.endsWith("(Romans")).length).toBeGreaterThan(0);
  expect(lines.filter((line) => /\d[:–]$/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.endsWith("him”")).length).toBeGreaterThan(0);
});

test("draws pages within their margins", async () => {
  const app = await useRichApp();
  const pdf = await readPdf((await app.inject("/api/answers/election.pdf")).rawPayload);
  const ink = await inkByRow(pdf, 1);
  const margin = 70; // points
  expect(ink.slice(0, margin).reduce((sum, dark) => sum + dark, 0)).toBe(0);
  expect(ink.slice(margin, -margin).filter((dark) => dark > 0).length).toBeGreaterThan(200);
});

test("prints only the sources of the chosen partners, with their numbers", async () => {
  const app = await useSmallApp();
  const { pages } = await readPdf((await app.inject("/api/answers/election.pdf?partner=abbey")).rawPayload);
  const text = pages.map((page) => page.text).join(" ");
  expect(text).toMatch(/3 ?A\. Divine, ?The long treatise ?2\.2\.1/);
  expect(text).not.toContain("The small confession");
  expect(text).toMatch(/So Paul speaks of Election \(Romans 8:28\)\. (?!1)/);
});

test("responds with 304 and no body for the current tag", async () => {
  const app = await useSmallApp();
  for (const ending of ["pdf", "md"]) {
    const url = `/api/answers/faith.${ending}`;
    const { headers } = await app.inject(url);
    expect(headers["cache-control"]).toBe("no-cache");
    const again = await app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const other = await app.inject({ url: `${url}?partner=abbey`, headers: { "if-none-match": String(headers.etag) } });
    expect(other.statusCode).toBe(200);
  }
});

test("returns a list as one PDF with contents and bookmarks, in the requested order", async () => {
  const app = await useSmallApp();
  const response = await app.inject(
    "/api/study.pdf?answer=repentance&answer=election&answer=repentance&title=Sunday evening",
  );
  expect(response.headers["content-disposition"]).toBe('attachment; filename="sunday-evening.pdf"');
  const { info, bookmarks, pages } = await readPdf(response.rawPayload);
  expect(info).toMatchObject({ Title: "Sunday evening" });
  expect(bookmarks).toEqual(["Sunday evening", "What is repentance?", "What is election?"]);
  expect(pages[0]?.text).toMatch(
    /^Sunday evening ?What is repentance\?.*1 ?What is election\?.*3 ?Of Salvation ?What is repentance\? Repentance, in its first part/,
  );
  expect(pages[2]?.text).toMatch(/^Of God’s Decree ?What is election\?/);
});

test("leaves out of a list what does not exist any more, and says so, also to who has it", async () => {
  const app = await useSmallApp();
  const url = "/api/study.pdf?answer=repentance&answer=gone&answer=election&answer=%0D%E2%80%8B&title=Sunday";
  const { headers, rawPayload } = await app.inject(url);
  expect((await readPdf(rawPayload)).bookmarks).toEqual(["Sunday", "What is repentance?", "What is election?"]);
  expect(headers["loci-left-out"]).toBe("2, 4");
  const again = await app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
  expect([again.statusCode, again.headers["loci-left-out"]]).toEqual([304, "2, 4"]);
  const whole = await app.inject({ url: "/api/study.pdf?answer=election", headers: { "if-none-match": "*" } });
  expect([whole.statusCode, whole.headers["loci-left-out"]]).toEqual([304, undefined]);
});

test("refuses a list that is empty or too long, and one of unknown answers only", async () => {
  const app = await useSmallApp();
  const many = Array.from({ length: 41 }, (_, index) => `answer=a${index}`).join("&");
  expectError(await app.inject("/api/study.pdf"), 400, "Bad Request", 'The parameter "answer" is missing.');
  expectError(
    await app.inject(`/api/study.pdf?${many}`),
    400,
    "Bad Request",
    'The parameter "answer" must not have more than 40 items.',
  );
  expectError(
    await app.inject("/api/study.pdf?answer=gone&answer=lost"),
    404,
    "Not Found",
    "Loci no longer has any of these answers.",
  );
});

for (const ending of ["pdf", "md"])
  test(`refuses an unknown answer and an unknown partner as .${ending}`, async () => {
    const app = await useSmallApp();
    expectError(await app.inject(`/api/answers/gone.${ending}`), 404, "Not Found", /^There is no answer "gone"/);
    expectError(
      await app.inject(`/api/answers/faith.${ending}?partner=x`),
      400,
      "Bad Request",
      /^There is no partner "x"/,
    );
  });

test("returns an answer as Markdown with footnotes", async () => {
  const app = await useSmallApp();
  const { headers, body } = await app.inject({ url: "/api/answers/election.md", headers: HOST });
  expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(headers["content-disposition"]).toBe('attachment; filename="what-is-election.md"');
  expect(body).toMatch(/^# What is election\?\n\nElection, in its first part,/);
  expect(body).toContain("So Paul speaks of Election (Romans 8:28).[^1]\n\n");
  expect(body).toContain("The *Confession* speaks of Election too.[^1][^4]");
  expect(body).toContain(
    "[^2]: A. Divine, *The small catechism*, Q. 20–21, 1647. Bethel Church, <https://bethel.example/small-catechism>",
  );
  expect(body).toMatch(
    /From Loci, <http:\/\/loci\.example\/answers\/election>\. Last reviewed on 1 March 2026, revision 1-/,
  );
});

test("links to LOCI_ORIGIN if it is set", async () => {
  const own = await buildTestApp({ LOCI_ORIGIN: "https://loci.example.org" });
  expect((await own.inject("/api/answers/election.md")).body).toContain("https://loci.example.org/answers/election");
});

/** @returns The app over all content. In its first test here, no worker has been started. */
async function useReadySeededApp(): Promise<TestApp> {
  const app = await useSeededApp();
  await app.ready();
  return app;
}

/** @returns The addresses of lists of answers, each of which has other answers. */
function lists(app: TestApp, count: number, length: number): string[] {
  const ids = [...app.content.snapshot().content.answers.keys()];
  return Array.from({ length: count }, (_, index) => {
    const chosen = ids.slice(index * length, (index + 1) * length);
    return `/api/study.pdf?${chosen.map((id) => `answer=${id}`).join("&")}`;
  });
}

const client = (number: number) => ({ remoteAddress: `192.0.2.${number}` });

test("makes the lists of many clients that ask a cold worker at once, one at a time for each, and short documents between", async () => {
  const app = await useReadySeededApp();
  const done: string[] = [];
  const ask = async (name: string, request: { url: string; remoteAddress: string }) => {
    const response = await app.inject(request);
    done.push(name);
    return response;
  };
  // The worker is replaced after 40 answers.
  const asked = lists(app, 4, 12).map((url, index) => ask(`list ${index}`, { url, ...client(index) }));
  asked.push(ask("a single answer", { url: "/api/answers/grace.pdf", ...client(0) }));
  const network = [`2001:db8:0:100::1`, `2001:db8:0:1ff::2`].map((remoteAddress, index) =>
    app.inject({ url: lists(app, 60 + index, 2).at(-1), remoteAddress }),
  );
  const second = await app.inject({ url: "/api/study.pdf?answer=faith&answer=grace", ...client(3) });
  expectError(
    second,
    429,
    "Too Many Requests",
    "A list is already being made for this address; try again when it is done.",
  );
  expect(Number(second.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  for (const response of await Promise.all(asked)) {
    expect([response.statusCode, response.rawPayload.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
  }
  expect(done.indexOf("a single answer")).toBeLessThan(2);
  const statuses = (await Promise.all(network)).map((response: { statusCode: number }) => response.statusCode);
  expect(statuses).toEqual([200, 429]);
  expect((await app.inject({ url: "/api/study.pdf?answer=faith&answer=grace", ...client(3) })).statusCode).toBe(200);
});

test("stops making lists whose clients have left, and goes on with others", async () => {
  const app = await useReadySeededApp();
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const leaving = new AbortController();
  const asked = lists(app, 8, 40).map(async (url, index) => {
    // Each client has an address of its own.
    const request = get(address + url, { localAddress: `127.0.0.${index + 2}`, signal: leaving.signal });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return response;
  });
  const last = Promise.allSettled(asked);
  // One is made, six wait, and the eighth is refused.
  const refused = await Promise.any(asked);
  const wait = Number(refused.headers["retry-after"]);
  expect([refused.statusCode, wait]).toEqual([503, app.typesetter.secondsToWait()]);
  expect(wait).toBeGreaterThan(5);
  leaving.abort();
  expect((await last).filter(({ status }) => status === "rejected")).toHaveLength(7);
  // To make them would take much longer.
  await expect.poll(() => app.typesetter.secondsToWait(), { timeout: 5000 }).toBe(1);
  const [, url = ""] = lists(app, 2, 2);
  expect((await app.inject(url)).statusCode).toBe(200);
});

test("keeps the longest answers whole on a sheet of two pages, and only names the passages that are too many", async () => {
  const app = await useReadySeededApp();
  const answers = [...app.content.snapshot().content.answers.values()];
  const longest = answers.toSorted((one, other) => other.answer.length - one.answer.length).slice(0, 4);
  let named = 0;
  for (const { id, answer, passages } of longest)
    for (const paper of ["a4", "us-letter"]) {
      const sheet = await readPdf((await app.inject(`/api/answers/${id}.pdf?form=sheet&paper=${paper}`)).rawPayload);
      expect([id, paper, sheet.pages.length]).toEqual([id, paper, 2]);
      const text = textOf(sheet);
      const lastWords = typeset(answer.replaceAll(/\[\d+\]|\*/g, ""))
        .trim()
        .slice(-30);
      expect(text.replaceAll(" ", "")).toContain(lastWords.replaceAll(/\s/g, ""));
      for (const { reference } of passages) expect(text).toContain(typeset(reference));
      if (/Also: /.test(text)) named += 1;
    }
  expect(named).toBeGreaterThan(0);
});

test("the sources never stand alone on a page", async () => {
  const app = await useReadySeededApp();
  const ids = [...app.content.snapshot().content.answers.keys()];
  for (const id of ["salvation", ...ids.filter((_, index) => index % 70 === 0)]) {
    const { pages } = await readPdf((await app.inject(`/api/answers/${id}.pdf`)).rawPayload);
    expect([id, pages.filter(({ text }) => /^\s*(Sources|Recommended book|From Loci)/i.test(text))]).toEqual([id, []]);
  }
});

test("takes less than 100 ms of processor time to gather the longest list", async () => {
  const app = await useReadySeededApp();
  const answers = [...app.content.snapshot().content.answers.values()];
  const longest = answers.toSorted((one, other) => other.answer.length - one.answer.length).slice(0, 40);
  const url = `/api/study.pdf?${longest.map(({ id }) => `answer=${id}`).join("&")}`;
  // Whoever has every version gets none, so nothing is typeset.
  const gather = async () => {
    const began = process.cpuUsage();
    expect((await app.inject({ url, headers: { "if-none-match": "*" } })).statusCode).toBe(304);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  const times = [await gather(), await gather(), await gather()];
  expect(Math.min(...times)).toBeLessThan(100);
});

test("refuses the documents that cannot be made in time, and makes the others", async () => {
  const app = await useSmallApp();
  // The PDFs differ, because each contains the address of its host.
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      app.inject({ url: "/api/answers/election.pdf", headers: { host: `site-${index}.example` } }),
    ),
  );
  const withStatus = (wanted: number) =>
    responses.filter((response: { statusCode: number }) => response.statusCode === wanted);
  const refused = withStatus(503);
  expect(refused.length).toBeGreaterThan(0);
  expect(withStatus(200).length).toBe(60 - refused.length);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  expect(refused[0]?.headers["content-disposition"]).toBeUndefined();
  expectError(
    refused[0] as NonNullable<(typeof refused)[0]>,
    503,
    "Service Unavailable",
    "Too many documents are being made just now; try again in a moment.",
  );
});

test("makes a document once for all who wait for it, and refuses none of them", async () => {
  const app = await useSmallApp();
  const headers = { host: "awaited.example" };
  const ask = async () => (await app.inject({ url: "/api/answers/election.pdf", headers })).statusCode;
  const statuses = await Promise.all(Array.from({ length: 60 }, ask));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("returns the card of an answer as a picture of 1200 by 630", async () => {
  const app = await useSmallApp();
  const { statusCode, headers, rawPayload } = await app.inject("/answers/election/card.png");
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=0, must-revalidate, s-maxage=2, stale-while-revalidate=8",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(rawPayload.subarray(1, 4).toString()).toBe("PNG");
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  const again = await app.inject({
    url: "/answers/election/card.png",
    headers: { "if-none-match": String(headers.etag) },
  });
  expect([again.statusCode, again.headers["cache-control"]]).toEqual([304, headers["cache-control"]]);
  expectError(await app.inject("/answers/gone/card.png"), 404, "Not Found", /^There is no answer "gone"/);
});

test("limits how often a client may request cards", async () => {
  const app = await buildTestApp({ LOCI_RATE_LIMIT: "1" });
  await app.inject("/answers/gone/card.png");
  expect((await app.inject("/answers/gone/card.png")).statusCode).toBe(429);
});
