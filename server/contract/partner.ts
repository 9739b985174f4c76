/** A content partner: a site that publishes the cited texts freely. */
import { type Static, Type } from "typebox";

export const Partner = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: "Full name, as in the partner selector and in source rows." }),
    shortName: Type.String({ description: "For chips, facets and other narrow places." }),
    logo: Type.String({ description: "Address of the partner's device, our own drawing (SVG)." }),
    tagline: Type.String({ description: "At most 32 characters, shown under the name in the selector." }),
    description: Type.String(),
    siteUrl: Type.String(),
  },
  { title: "Partner" },
);
export type Partner = Static<typeof Partner>;
