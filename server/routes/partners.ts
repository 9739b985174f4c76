/** `GET /api/partners`: the content partners, in display order. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { Partner } from "../contract/partner.ts";
import type { Services } from "../services.ts";

export const partnersRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.get(
    "/partners",
    { schema: { response: { 200: Type.Array(Partner) } } },
    () => services.current().content.partners,
  );
};
