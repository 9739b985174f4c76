/** Reads a PDF as another program does (Mozilla's PDF.js), and its raw page contents. */
import { inflateSync } from "node:zlib";
import { createCanvas } from "@napi-rs/canvas";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { onTestFinished } from "vitest";

// PDF.js and its worker each replace JSON.stringify, by one that is twenty times slower for every test of the process.
const { stringify } = JSON;
await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
JSON.stringify = stringify;

interface TagNode {
  role?: string;
  children?: TagNode[];
}

export interface ReadPdf {
  info: Record<string, unknown>;
  marked: boolean;
  /** Titles of the bookmarks, those below others after them. */
  bookmarks: string[];
  pages: ReadPage[];
  document: PDFDocumentProxy;
}

export interface ReadPage {
  text: string;
  /** The roles of its tags, outermost first. */
  tags: string[];
  /** Addresses that its links lead to outside the document. */
  links: string[];
}

/** @param bytes - A PDF; closed with the test. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  onTestFinished(() => void document.destroy());
  const { info } = await document.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index): Promise<ReadPage> => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : "")).join("");
      const annotations = (await page.getAnnotations()) as { url?: string }[];
      return {
        text: text.replaceAll(/\s+/g, " "),
        tags: rolesOf((await page.getStructTree()) as TagNode),
        links: annotations.flatMap(({ url }) => url ?? []),
      };
    }),
  );
  type Bookmark = { title: string; items: Bookmark[] };
  const titles = (marks: Bookmark[]): string[] => marks.flatMap(({ title, items }) => [title, ...titles(items)]);
  return {
    info: info as Record<string, unknown>,
    marked: (await document.getMarkInfo())?.Marked ?? false,
    bookmarks: titles(((await document.getOutline()) ?? []) as Bookmark[]),
    pages,
    document,
  };
}

/** @returns The lines of a page from its top, each with the place where it begins, in points from the left. */
export async function linesOf({ document }: ReadPdf, pageNumber: number): Promise<{ text: string; left: number }[]> {
  const { items } = await (await document.getPage(pageNumber)).getTextContent();
  const lines: { text: string; left: number; y: number }[] = [];
  for (const item of items) {
    if (!("str" in item)) continue;
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const line = lines.at(-1);
    // Numbers of sources are raised.
    if (line && Math.abs(line.y - y) < 6) line.text += item.str;
    else if (item.str.trim() !== "") lines.push({ text: item.str, left: x, y });
  }
  return lines;
}

function rolesOf({ role, children = [] }: TagNode): string[] {
  return [...(role === undefined || role === "Root" ? [] : [role]), ...children.flatMap(rolesOf)];
}

/** @returns What letters that are drawn in several strokes stand for, as the document says itself (`/ActualText`). */
export function actualTexts(bytes: Buffer): string[] {
  const raw = bytes.toString("latin1");
  const contents = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = ""]) => {
    try {
      return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  return [...contents.join("\n").matchAll(/\/ActualText <FEFF([0-9A-F]*)>/g)].map(([, hex = ""]) =>
    Buffer.from(hex, "hex").swap16().toString("utf16le"),
  );
}

/** Draws a page and counts its dark points, by the row they stand in. */
export async function inkByRow({ document }: ReadPdf, pageNumber: number): Promise<number[]> {
  const page = await document.getPage(pageNumber);
  const viewport = page.getViewport({ scale: 1 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext("2d");
  await page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return Array.from({ length: canvas.height }, (_, row) => {
    let dark = 0;
    for (let column = 0; column < canvas.width; column += 1)
      if ((data[(row * canvas.width + column) * 4 + 1] ?? 255) < 128) dark += 1;
    return dark;
  });
}
