/** A content partner: a site that publishes the cited texts freely. */
import { type Static, Type } from "typebox";
import { named } from "./schema-parts.ts";

export const Partner = named("Partner", {
  id: Type.String(),
  name: Type.String({ description: "Full name, for the partner selector and the list of sources." }),
  shortName: Type.String({ description: "For chips, facets and other narrow places." }),
  logo: Type.String({ description: "Path of the partner's logo, our own drawing (SVG)." }),
  tagline: Type.String({ description: "At most 32 characters, shown under the name in the selector." }),
  description: Type.String(),
  siteUrl: Type.String(),
});
export type Partner = Static<typeof Partner>;
