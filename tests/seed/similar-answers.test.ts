import fc from "fast-check";
import { expect, test } from "vitest";
import { findNearestPairs } from "../../seed/similar-answers.ts";

const WORDS = ["grace", "faith", "covenant", "election", "angel", "temple", "prayer", "hope"];
const anyTexts = fc
  .array(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 12 })
  .map((bodies) => bodies.map((words, number) => ({ id: `answer-${number}`, question: "", body: words.join(" ") })));

/** The cosine of two texts' tf-idf vectors, as the books define it. */
function cosineOf(texts: readonly { body: string }[], one: number, other: number): number {
  const words = texts.map(({ body }) => body.split(" "));
  const weightOf = (word: string, text: number) => {
    const count = words[text]?.filter((each) => each === word).length ?? 0;
    const having = words.filter((each) => each.includes(word)).length;
    return count === 0 ? 0 : (1 + Math.log(count)) * Math.log(texts.length / having);
  };
  const productOf = (a: number, b: number) =>
    WORDS.reduce((sum, word) => sum + weightOf(word, a) * weightOf(word, b), 0);
  return productOf(one, other) / (Math.sqrt(productOf(one, one) * productOf(other, other)) || 1);
}

test("finds the pairs of any texts with the highest cosines, highest first", () => {
  fc.assert(
    fc.property(anyTexts, fc.integer({ min: 1, max: 20 }), (texts, most) => {
      const numbers = [...texts.keys()];
      const all = numbers.flatMap((one) => numbers.slice(one + 1).map((other) => cosineOf(texts, one, other)));
      const found = findNearestPairs(texts, most);
      const expected = all.sort((a, b) => b - a).slice(0, most);
      expect(found).toHaveLength(expected.length);
      for (const [place, { a, b, cosine }] of found.entries()) {
        expect(cosine).toBeCloseTo(expected[place] ?? Number.NaN);
        expect(cosine).toBeCloseTo(cosineOf(texts, Number(a.split("-")[1]), Number(b.split("-")[1])));
      }
      expect(new Set(found.map(({ a, b }) => `${a} ${b}`)).size).toBe(found.length);
    }),
  );
});
