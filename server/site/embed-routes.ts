/** Answers for frames on the sites that `LOCI_EMBED` names, and what webmasters copy to show them. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Answer } from "../contract/answer.ts";
import { refuseUnknown } from "../plugins/by-id.ts";
import { embedPattern } from "../shared/addresses.ts";
import { EMBED_STYLE, EMBED_STYLE_PATH, writeEmbedCode, writeEmbeddedAnswer } from "./embedded-answer.ts";

const hidden = { schema: { hide: true } };

/** Serves what stands in the frames. */
export const framedRoutes: FastifyPluginAsync = async (app) => {
  app.get<Route>(embedPattern, hidden, pageOf(writeEmbeddedAnswer));
};

/** Serves what no frame needs to show. */
export const embedRoutes: FastifyPluginAsync = async (app) => {
  app.get(EMBED_STYLE_PATH, hidden, (_request, reply) => reply.type("text/css; charset=utf-8").send(EMBED_STYLE));
  app.get<Route>(`${embedPattern}/code`, hidden, pageOf(writeEmbedCode));
};

type Route = { Params: { id: string } };

/** @returns What sends a page about an answer. The links in it begin with the address of the site. */
function pageOf(write: (answer: Answer, origin: string) => string) {
  return (request: FastifyRequest<Route>, reply: FastifyReply): FastifyReply => {
    const { params, snapshot } = request;
    const answer = snapshot.content.answers.get(params.id) ?? refuseUnknown("answer", params.id);
    return reply.header("vary", "host").type("text/html; charset=utf-8").send(write(answer, request.siteOrigin()));
  };
}
