/** A server for component tests: answers fetch from a table, and records the requests. */
import { vi } from "vitest";
import { makeHome, makePartners, makeRelated, makeSearchResult, makeSuggestions } from "./make.ts";

/** The response to a call: a body, or a function of the URL. A thrown error is a network failure. */
type Reply = object | ((url: URL) => object | Promise<object>);

/** A response with a status other than 200. */
export class Refusal {
  readonly statusCode: number;
  readonly error: string;
  readonly message: string;

  constructor(statusCode: number, error: string, message = error) {
    this.statusCode = statusCode;
    this.error = error;
    this.message = message;
  }
}

export type StubServer = {
  /** Sets the response of a path from now on. */
  readonly on: (path: string, reply: Reply) => void;
  /** The URLs of the requests to a path, oldest first. */
  readonly asked: (path: string) => URL[];
};

/** A response that never arrives. */
export const silence = () => new Promise<object>(() => undefined);

export function stubServer(): StubServer {
  const asked: URL[] = [];
  const replies = new Map<string, Reply>([
    ["/api/partners", makePartners()],
    ["/api/suggestions", makeSuggestions()],
    ["/api/home", makeHome()],
    ["/api/search", () => makeSearchResult()],
    ["/api/answers/salvation/related", makeRelated()],
  ]);
  vi.stubGlobal("fetch", async (address: string) => {
    const url = new URL(address, "http://localhost");
    asked.push(url);
    const reply = replies.get(url.pathname) ?? new Refusal(404, "Not Found");
    const body = await (typeof reply === "function" ? reply(url) : reply);
    if (body instanceof Response) return body;
    return Response.json(body, { status: body instanceof Refusal ? body.statusCode : 200 });
  });
  return {
    on: (path, reply) => replies.set(path, reply),
    asked: (path) => asked.filter(({ pathname }) => pathname === path),
  };
}
