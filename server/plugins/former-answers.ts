/** Redirects what is asked of an answer by a former id to the answer that has taken its place. */
import fp from "fastify-plugin";
import { isRead } from "./request.ts";

/** The part of a path that names an answer; ids have no dots. */
const ANSWER = /\/answers\/[^/.?]+/;
/** How long clients may remember a redirect, in seconds: an editor may take it back. */
const MAX_AGE_SECONDS = 3600;

/** Redirects (308) on all routes with an answer's id in their path, page and API alike. The query is kept. */
export const formerAnswers = fp(
  async (app) => {
    app.addHook("onRequest", (request, reply, done) => {
      const { params, routeOptions, snapshot, url } = request;
      const { id } = params as { id?: string };
      const isOfAnswer = isRead(request) && id !== undefined && routeOptions.url?.includes("/answers/:id");
      const present = isOfAnswer ? snapshot.content.formerAnswers.get(id) : undefined;
      if (present === undefined) return done();
      reply
        .header("cache-control", `public, max-age=${MAX_AGE_SECONDS}`)
        .redirect(url.replace(ANSWER, `/answers/${present}`), 308);
    });
  },
  { name: "former-answers", dependencies: ["content"], fastify: "5.x" },
);
