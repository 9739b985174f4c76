/** `GET /answers/:id/card.png`: the picture of an answer that is shown where its address is shared. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { typeset } from "../contract/typeset.ts";
import { sendFile } from "../http/files.ts";
import type { Services } from "../services.ts";
import type { Typesetter } from "../typesetting/typesetter.ts";
import { unknownAnswer } from "./answers.ts";

/** Those who fetch such pictures keep them for as long as they like; an hour is what the site's other drawings have. */
const CACHE_CONTROL = "public, max-age=3600";

export const cardsRoutes: FastifyPluginAsyncTypebox<{ services: Services; typesetter: Typesetter }> = async (
  app,
  { services, typesetter },
) => {
  const schema = { params: Type.Object({ id: Type.String() }), hide: true };

  app.get("/answers/:id/card.png", { schema }, (request, reply) => {
    const { answers, listed, drawings } = services.current().content;
    const { id } = request.params;
    const { question, category, citations } = answers.get(id) ?? unknownAnswer(id);
    const partnerIds = listed.find((row) => row.id === id)?.partnerIds ?? [];
    const { tag, make } = typesetter.card({
      question: typeset(question),
      category: typeset(category.title),
      sources: `${citations.length} cited ${citations.length === 1 ? "source" : "sources"}`,
      devices: partnerIds.flatMap((partnerId) => drawings.get(`/logos/${partnerId}.svg`) ?? []),
    });
    // Other sites show it.
    reply.header("cross-origin-resource-policy", "cross-origin");
    return sendFile(request, reply, { type: "image/png", tag, cacheControl: CACHE_CONTROL, make });
  });
};
