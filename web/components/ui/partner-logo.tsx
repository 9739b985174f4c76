/** A partner's logo: our own drawing of its initials. Decorative, because the partner's name is next to it. */

import type { Partner } from "../../../server/contract/partner.ts";
import { LOGO_SPRITE } from "../../../server/shared/pages.ts";

/** Below this size, in pixels, a logo has no frame. */
const FRAMED_FROM = 28;

type Props = { partner: Pick<Partner, "id">; size: number; className?: string };

export function PartnerLogo({ partner, size, className = "" }: Props) {
  return (
    <img
      className={`logo ${className}`}
      src={`${LOGO_SPRITE}#${partner.id}${size < FRAMED_FROM ? ".small" : ""}`}
      alt=""
      width={size}
      height={size}
      decoding="sync"
    />
  );
}
