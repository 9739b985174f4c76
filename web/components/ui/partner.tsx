/** How partners are shown: by their logo, and by their name with a line about them. */
import type { ReactNode } from "react";
import type { Partner } from "../../../server/contract/partner.ts";
import { LOGO_SPRITE } from "../../../server/shared/pages.ts";
import { typeset } from "../../lib/typeset.ts";

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

type TextProps = {
  partner: Partner;
  /** Below the line. */
  children?: ReactNode;
};

export function PartnerText({ partner, children }: TextProps) {
  return (
    <span>
      <span className="row-title">{typeset(partner.name)}</span>
      <span className="block text-pretty text-ink-3 text-label">
        {typeset(partner.tagline)}
        {children}
      </span>
    </span>
  );
}
