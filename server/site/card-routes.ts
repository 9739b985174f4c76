/** `GET /answers/:id/card.png`: the picture of an answer that is shown where its URL is shared. */

import { Type } from "typebox";
import { ApiErrorBody } from "../contract/error.ts";
import { IdParams, refuseUnknown } from "../plugins/by-id.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { typeset } from "../shared/typeset.ts";

const HEADERS = {
  "content-type": "image/png",
  // Other sites embed the card.
  "cross-origin-resource-policy": "cross-origin",
};

export const cardsRoutes: TypedRoutes = async (app) => {
  const picture = {
    description: "1200 by 630 pixels.",
    content: { "image/png": { schema: Type.String({ format: "binary" }) } },
  };
  const response = { 200: picture, 404: ApiErrorBody, 503: ApiErrorBody };

  app.get(
    "/answers/:id/card.png",
    { schema: { params: IdParams, response } },
    async ({ params: { id }, snapshot }, reply) => {
      const { answers, summaries, drawings } = snapshot.content;
      const { question, topic, citations } = answers.get(id) ?? refuseUnknown("answer", id);
      const partnerIds = summaries.get(id)?.partnerIds ?? [];
      const card = app.typesetter.card({
        question: typeset(question),
        topic: typeset(topic.title),
        sources: `${citations.length} cited ${citations.length === 1 ? "source" : "sources"}`,
        logos: partnerIds.flatMap((partnerId) => drawings.get(`/logos/${partnerId}.svg`) ?? []),
      });
      return reply.sendTypeset(card, HEADERS);
    },
  );
};
