/** A chapter of the Bible, shown around a passage that an answer refers to. */
import { type Static, Type } from "typebox";

export const ChapterQuery = Type.Object({
  reference: Type.String({ description: "A Scripture reference, such as `Romans 8:28-30`." }),
});

export const Chapter = Type.Object(
  {
    title: Type.String({ description: "Book and chapter, such as `Romans 8`." }),
    verses: Type.Array(
      Type.Object({
        number: Type.Integer(),
        text: Type.String({ description: "King James Version." }),
        cited: Type.Boolean({ description: "Whether the reference names this verse." }),
      }),
    ),
  },
  { title: "Chapter" },
);
export type Chapter = Static<typeof Chapter>;
