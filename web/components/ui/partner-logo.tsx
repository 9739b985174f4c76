/** A partner's logo: our own drawing of its initials. Decorative, because the partner's name is next to it. */
import type { Partner } from "../../../server/contract/partner.ts";
import { logoSource } from "../../lib/partner-logos.ts";

type Props = { partner: Pick<Partner, "logo">; size: number; className?: string };

export function PartnerLogo({ partner, size, className = "" }: Props) {
  return (
    <img
      className={`rounded-sm dark:shadow-[0_0_0_1px_rgb(244_231_203/0.16)] ${className}`}
      src={logoSource(partner.logo, size)}
      alt=""
      width={size}
      height={size}
      decoding="sync"
    />
  );
}
