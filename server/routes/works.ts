/** `GET /api/works/:id`: a work of the catalogue, with the places in it that answers cite. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { ApiErrorBody } from "../contract/error.ts";
import { CitedWork } from "../contract/work.ts";
import { HttpError } from "../plugins/errors.ts";

export const worksRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/works/:id",
    {
      schema: {
        params: Type.Object({ id: Type.String() }),
        response: { 200: CitedWork, 400: ApiErrorBody, 404: ApiErrorBody },
      },
    },
    ({ params: { id }, snapshot: { content } }) => content.works.get(id) ?? unknownWork(id),
  );
};

function unknownWork(id: string): never {
  throw new HttpError(404, `There is no work "${id}"; /api/library lists the works there are.`);
}
