/** The icons of the suggested searches: ink, with one part in red. */
import type { SuggestedSearch } from "../../../server/contract/suggested-searches.ts";
import { InkDrawing } from "../ui/ink-drawing.tsx";

type Drawing = { readonly ink: string; readonly red: string };

const drawings: Record<SuggestedSearch["icon"], Drawing> = {
  book: {
    ink: "M16 9c-3-2.3-7-3-12-2.7v17.5c5-.3 9 .4 12 2.7 3-2.3 7-3 12-2.7V6.3C23 6 19 6.7 16 9zM16 9v17.5",
    red: "M7.5 11.3c2-.1 3.9.2 5.5.9M7.5 15.3c2-.1 3.9.2 5.5.9M7.5 19.3c2-.1 3.9.2 5.5.9",
  },
  scales: {
    ink: "M16 4.5v22M10.5 26.5h11M6 9.5c3.5 0 6.5-.3 10-1.5 3.5 1.2 6.5 1.5 10 1.5M6.5 9.5l-4 9.5M6.5 9.5l4 9.5M25.5 9.5l-4 9.5M25.5 9.5l4 9.5",
    red: "M2.5 19h8c0 2.4-1.8 3.8-4 3.8s-4-1.4-4-3.8zM21.5 19h8c0 2.4-1.8 3.8-4 3.8s-4-1.4-4-3.8z",
  },
  candle: {
    ink: "M12.5 14.5h7v10h-7zM7.5 24.5h17c0 2-1.5 3.5-3.5 3.5H11c-2 0-3.5-1.5-3.5-3.5zM16 14.5v-2.5M12.5 18c2 0 2 1.5 3.5 1.5",
    red: "M16 3.5c2.5 3 3.3 4.5 3.3 6A3.2 3.2 0 0 1 16 12.5a3.2 3.2 0 0 1-3.3-3c0-1.5.8-3 3.3-6z",
  },
  rainbow: {
    ink: "M3 23.5a13 13 0 0 1 26 0M10 23.5a6 6 0 0 1 12 0M2.5 27h27",
    red: "M6.5 23.5a9.5 9.5 0 0 1 19 0",
  },
  rings: {
    ink: "M4.5 19.8a6.8 6.8 0 1 0 13.6 0 6.8 6.8 0 1 0-13.6 0M13.9 19.8a6.8 6.8 0 1 0 13.6 0 6.8 6.8 0 1 0-13.6 0",
    red: "M9.2 11.8a6.8 6.8 0 1 0 13.6 0 6.8 6.8 0 1 0-13.6 0",
  },
  anchor: {
    ink: "M16 9.5V28M6 17.5c0 6 4 10.5 10 10.5s10-4.5 10-10.5M6 17.5 3.7 21M6 17.5l3.5 2.3M26 17.5l2.3 3.5M26 17.5l-3.5 2.3M11 13h10",
    red: "M13 6.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  },
  door: {
    ink: "M7.5 28V13.5C7.5 8 11 4 16 4s8.5 4 8.5 9.5V28M4 28h24M11 28V14c0-3.8 2-6.3 5-6.3s5 2.5 5 6.3v14",
    red: "M16 7.7V28M18.5 18v2.5",
  },
  chalice: {
    ink: "M9 12.5h14c0 5-2.8 8.5-7 8.5s-7-3.5-7-8.5zM16 21v5.5M11 28c0-1 2-1.7 5-1.7s5 .7 5 1.7z",
    red: "M11 8.5a5 5 0 0 1 10 0zM16 3.5v-1M16 8.5v-3M14.5 6.9h3",
  },
};

export function SuggestionIcon({ name }: { name: SuggestedSearch["icon"] }) {
  return <InkDrawing {...drawings[name]} />;
}
