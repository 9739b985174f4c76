/** A check for well-formed XML, as far as our own drawings use it. */
import { expect } from "vitest";

const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+=(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/gi;

/** Expects one root, nested and closed tags, quoted and unique attributes, and no stray characters. */
export function expectXml(text: string): void {
  const open: string[] = [];
  let end = 0;
  let roots = 0;
  for (const tag of text.matchAll(TAG)) {
    const [whole, closing, name = "", attributes = "", selfClosing] = tag;
    expectText(text.slice(end, tag.index));
    end = tag.index + whole.length;
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute);
    expect(new Set(names).size, `the attributes of ${whole}`).toBe(names.length);
    for (const [, , value = ""] of attributes.matchAll(/=(["'])(.*?)\1/g)) expectText(value);
    if (closing) expect(open.pop(), `what </${name}> closes`).toBe(name);
    else {
      if (open.length === 0) roots += 1;
      if (!selfClosing) open.push(name);
    }
  }
  expect(text.slice(end)).toBe("");
  expect(open).toEqual([]);
  expect(roots).toBe(1);
}

function expectText(text: string): void {
  expect(text).not.toMatch(/[<>]|&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos);)/i);
}
