/** The name of a partner and a line about it. What contains it has the class `group`. */
import type { ReactNode } from "react";
import type { Partner } from "../../../server/contract/partner.ts";
import { typeset } from "../../lib/typeset.ts";

type Props = {
  partner: Partner;
  /** Below the line. */
  children?: ReactNode;
};

export function PartnerText({ partner, children }: Props) {
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
