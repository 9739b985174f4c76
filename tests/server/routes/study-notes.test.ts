/** The reader's own notes in a PDF of a list: sent in the body of a request, printed as plain text, and kept nowhere. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText } from "../../support/hostile-text.ts";
import { readPdf } from "../../support/pdf.ts";
import { expectError, type TestApp, useSeededApp, useSmallApp } from "../../support/test-app.ts";

type Note = { answerId: string; paragraph?: number; text: string };

const LIST = "/api/study.pdf?answer=repentance&answer=election&title=Sunday";

function post(app: TestApp, notes: unknown, { url = LIST, headers = {} } = {}) {
  return app.inject({ method: "POST", url, payload: { notes } as object, headers });
}

async function textOf(bytes: Buffer): Promise<string> {
  const { pages } = await readPdf(bytes);
  return pages.map(({ text }) => text).join(" ");
}

/** The same text, however it is broken into lines. */
const unbroken = (text: string) => text.replaceAll(/[\s\u200b]/g, "");

test("prints each note as the reader's own, below its paragraph or the end of its answer", async () => {
  const app = await useSmallApp();
  const notes: Note[] = [
    { answerId: "election", paragraph: 1, text: "Read this with Anna.\r\nShe asked.\n\n\nThen I knew." },
    { answerId: "repentance", text: "On all of it." },
    { answerId: "election", paragraph: 99, text: "A paragraph that is gone." },
    { answerId: "election", paragraph: 2, text: " \u0000 \n " },
  ];
  const response = await post(app, notes);
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(response.headers["content-disposition"]).toBe('attachment; filename="sunday.pdf"');
  const text = await textOf(response.rawPayload);
  expect(text).toMatch(/What is repentance\?.*My note On all of it\. Sources.*What is election\?/is);
  expect(text).toMatch(
    /Election, in its first part.*My note on ¶.?1 Read this with Anna\. She asked\. Then I knew\. ¶.*My note A paragraph that is gone\. Sources/is,
  );
  expect(text.match(/My note/g)).toHaveLength(3);
});

test("keeps nothing of the notes: no cache may, no tag names them, and the list without them has none", async () => {
  const app = await useSmallApp();
  const notes = [{ answerId: "election", text: "A secret." }];
  for (const headers of [{}, { "if-none-match": "*" }]) {
    const response = await post(app, notes, { headers });
    expect([response.statusCode, response.headers["cache-control"], response.headers.etag]).toEqual([
      200,
      "no-store",
      undefined,
    ]);
  }
  expect(await textOf((await app.inject(LIST)).rawPayload)).not.toMatch(/secret|My note/);
  expect(await textOf((await post(app, [])).rawPayload)).not.toMatch(/secret|My note/);
});

/** What Typst would read as markup, if it did. */
const MARKUP = [
  '#panic("no")',
  '#image("/etc/passwd")',
  '#import "loci.typ": *',
  "#let x = 1 #x",
  "$ sum_(i=0)^n $",
  "*bold* _italic_ `raw` ```typ #x```",
  "= Heading - item + item / term: it",
  "<label> @label https://example.org/#x // comment /* comment */",
  "\\u{41} \\# \\\\ ~ -- --- ... \"quoted\" 'quoted'",
  "[content] {code} (tuple) ))]]}}",
];

test("prints what a reader writes as it is, whatever it is", async () => {
  const app = await useSmallApp();
  const notes = MARKUP.map((text, index): Note => ({ answerId: "election", paragraph: (index % 3) + 1, text }));
  const { statusCode, rawPayload } = await post(app, notes);
  expect(statusCode).toBe(200);
  const text = unbroken(await textOf(rawPayload));
  for (const note of MARKUP) expect(text).toContain(unbroken(note));
});

test("typesets hostile notes: control characters, halves of characters, other scripts, long words", async () => {
  const app = await useSmallApp();
  const odd = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    // Halves of characters too.
    fc.array(fc.integer({ max: 0xffff }), { maxLength: 300 }).map((codes) => String.fromCharCode(...codes)),
    hostileText(300),
    fc.constantFrom(
      "\u202eright to left",
      "\u2066",
      "א".repeat(300),
      "W".repeat(300),
      "👩‍👩‍👧".repeat(40),
      "\n".repeat(300),
    ),
    fc.constantFrom(...MARKUP),
  );
  const note = fc.record(
    { answerId: fc.constantFrom("election", "repentance"), paragraph: fc.double(), text: odd },
    { requiredKeys: ["answerId", "text"] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(note, { minLength: 10, maxLength: 20 }), async (notes) => {
      const sent = notes.map(({ paragraph, ...rest }) =>
        paragraph === undefined || !Number.isFinite(paragraph) ? rest : { ...rest, paragraph },
      );
      const { statusCode, rawPayload } = await post(app, sent);
      expect([statusCode, rawPayload.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
    }),
    { numRuns: 5 },
  );
});

test("prints the longest note whole, and its sources stand on no page alone, however long the notes are", async () => {
  const app = await useSeededApp();
  const url = "/api/study.pdf?answer=grace&answer=salvation";
  const sentence = "What she said then was not what I had thought it would be, and so I wrote it down. ";
  const { answer } = (await app.inject("/api/answers/salvation")).json();
  const last = answer.split("\n\n").length;
  for (const count of [1, 12, 24, 36, 48]) {
    const notes = [
      { answerId: "grace", text: sentence.repeat(count) },
      { answerId: "salvation", paragraph: last, text: sentence.repeat(count) },
    ];
    const { pages } = await readPdf((await post(app, notes, { url })).rawPayload);
    expect([count, pages.filter(({ text }) => /^\s*Sources/i.test(text))]).toEqual([count, []]);
  }
  const words = Array.from({ length: 5000 }, (_, index) => `w${index}`).join(" ");
  const text = await textOf((await post(app, [{ answerId: "grace", text: words }], { url })).rawPayload);
  for (const word of ["w0", "w2500", "w4999"]) expect(text).toContain(` ${word} `);
});

const TOO_MANY_NOTES =
  "A PDF holds at most 400 notes with 40,000 characters together. Save it without your notes, or export them as Markdown.";

test("says which answers it left out, with their notes", async () => {
  const notes = [{ answerId: "gone", text: "Lost." }];
  const response = await post(await useSmallApp(), notes, { url: `${LIST}&answer=gone` });
  expect([response.statusCode, response.headers["loci-left-out"]]).toEqual([200, "3"]);
});

test.each([
  ["no notes", undefined, 400, "Bad Request", 'The field "notes" is missing.'],
  ["a note that is no text", [{ answerId: "election", text: {} }], 400, "Bad Request", /"notes\/0\/text"/],
  ["a note on no answer of the list", [{ answerId: "faith", text: "a" }], 400, "Bad Request", /"notes\/0\/answerId"/],
  [
    "notes that are too long together",
    [20_000, 20_001].map((length) => ({ answerId: "election", text: "🙂".repeat(length) })),
    400,
    "Bad Request",
    TOO_MANY_NOTES,
  ],
  [
    "too many notes",
    Array.from({ length: 401 }, () => ({ answerId: "election", text: "a" })),
    400,
    "Bad Request",
    TOO_MANY_NOTES,
  ],
  [
    "a body that is too large",
    [{ answerId: "election", text: "a".repeat(400_000) }],
    413,
    "Payload Too Large",
    TOO_MANY_NOTES,
  ],
] as const)("refuses %s", async (_what, notes, statusCode, error, message) => {
  expectError(await post(await useSmallApp(), notes), statusCode, error, message);
});

test("refuses a body that is no JSON, without repeating it", async () => {
  const app = await useSmallApp();
  const request = { method: "POST", url: LIST, payload: "secret" } as const;
  const broken = await app.inject({ ...request, headers: { "content-type": "application/json" } });
  expectError(broken, 400, "Bad Request", "The body is not valid JSON; send a JSON object.");
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expectError(await app.inject({ ...request, headers: form }), 415, "Unsupported Media Type", /media type/);
});

test("takes the longest notes that are allowed", async () => {
  const app = await useSmallApp();
  const notes = Array.from({ length: 400 }, () => ({ answerId: "election", text: '\u0001"'.repeat(50) }));
  expect((await post(app, notes)).statusCode).toBe(200);
});

test("makes one list at a time for a client, with notes or without", async () => {
  const app = await useSmallApp();
  const first = post(app, [{ answerId: "election", text: "First." }]);
  const second = post(app, [{ answerId: "election", text: "Second." }]);
  expect([(await first).statusCode, (await second).statusCode].sort()).toEqual([200, 429]);
});
