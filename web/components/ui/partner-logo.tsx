/** A partner's logo: our own drawing of its initials. Decorative, since the partner's name stands beside it. */
import type { Partner } from "../../../server/contract/partner.ts";
import { logoSource } from "../../lib/partner-logos.ts";

type Props = { partner: Pick<Partner, "logo">; size: number };

export function PartnerLogo({ partner, size }: Props) {
  return (
    <img className="device" src={logoSource(partner.logo, size)} alt="" width={size} height={size} decoding="sync" />
  );
}
