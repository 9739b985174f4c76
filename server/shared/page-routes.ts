/**
 * The pages: at which addresses each is, and the calls of the API whose data it shows first. The client's router
 * and prefetching, the server, which embeds those data, and the service worker, which keeps them, all read this table.
 */
import {
  aboutCall,
  answerCall,
  answerPattern,
  answersCall,
  doorCall,
  homeCall,
  partnersCall,
  readResultsSearch,
  readSearch,
  relatedCall,
  searchCall,
  suggestedSearchesCall,
} from "./addresses.ts";
import {
  answerMapCall,
  libraryCall,
  readLibraryPart,
  scriptureCall,
  scriptureIndexCall,
  timelineCall,
  workCall,
} from "./library-addresses.ts";
import { trimQuestion } from "./limits.ts";
import { doorPages, paths, scripturePages } from "./pages.ts";
import { readTranslation, type Translation } from "./translations.ts";

export interface PageRoute {
  /** The path, with parameters such as `:id`. */
  readonly pattern: string;
  /** The addresses of the calls, which depend on nothing but the page's address and the reader's translation. */
  readonly calls: (address: PageAddress) => readonly string[];
}

export interface PageAddress {
  /** The parameter of the pattern; empty if it has none. */
  readonly param: string;
  readonly query: URLSearchParams;
  /** The translation of the Bible that the reader has chosen. */
  readonly translation?: Translation;
}

/** What every page shows: the partners to search, and the suggestions of the home screen, which is one click away. */
export const commonCalls: readonly string[] = [partnersCall, suggestedSearchesCall];

export const pageRoutes = {
  home: {
    pattern: paths.home,
    calls: ({ query }) => {
      const search = readSearch(query);
      return [search ? searchCall(search) : homeCall];
    },
  },
  answer: {
    pattern: answerPattern,
    calls: ({ param }) => [answerCall(param), relatedCall(param)],
  },
  results: {
    pattern: paths.results,
    calls: ({ query }) => [searchCall(readResultsSearch(query))],
  },
  search: {
    pattern: paths.search,
    calls: ({ query }) => {
      const words = trimQuestion(query.get("q") ?? "");
      return [
        answersCall(words),
        libraryCall,
        ...(words === "" ? [] : [searchCall({ question: words, partnerIds: [] })]),
      ];
    },
  },
  library: { pattern: paths.library, calls: ({ query }) => libraryCalls(query) },
  scripture: {
    pattern: `${scripturePages}/:reference`,
    calls: ({ param, query, translation = "kjv" }) => [
      scriptureCall(
        param,
        query.get("context") === "chapter",
        readTranslation(query.get("translation")) ?? translation,
      ),
    ],
  },
  door: { pattern: `${doorPages}/:door`, calls: ({ param }) => [doorCall(param)] },
  study: { pattern: paths.study, calls: () => [] },
  settings: { pattern: paths.settings, calls: () => [] },
  about: { pattern: paths.about, calls: () => [aboutCall] },
} as const satisfies Record<string, PageRoute>;

export type PageName = keyof typeof pageRoutes;

function libraryCalls(query: URLSearchParams): readonly string[] {
  const part = readLibraryPart(query);
  switch (part.kind) {
    case "scripture":
    case "bible":
      return [scriptureIndexCall];
    case "timeline":
      return [timelineCall];
    case "work":
      return [libraryCall, workCall(part.id)];
    case "map-answer":
      return [answerMapCall(part.id)];
    default:
      return [libraryCall];
  }
}

/** @returns The page at a path, with the parameter in it; null if there is none. */
export function findPage(path: string): { readonly name: PageName; readonly param: string } | null {
  for (const name of Object.keys(pageRoutes) as PageName[]) {
    const [start = "", hasParameter] = pageRoutes[name].pattern.split(":");
    if (hasParameter === undefined ? path === start : path.startsWith(start) && path.length > start.length)
      return { name, param: hasParameter === undefined ? "" : decoded(path.slice(start.length)) };
  }
  return null;
}

/** @returns The addresses of the calls of the page at an address of this site; none if there is no page. */
export function callsOfPage({ pathname, searchParams }: URL, translation?: Translation): readonly string[] {
  const page = findPage(pathname);
  if (page === null) return [];
  const { calls }: PageRoute = pageRoutes[page.name];
  return calls({ param: page.param, query: searchParams, ...(translation && { translation }) });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
