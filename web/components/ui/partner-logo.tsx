/** A partner's device: our own drawing of its initials. Decorative, since the partner's name stands beside it. */
import type { Partner } from "../../../server/contract/partner.ts";

/** Under this size in pixels a device is drawn without its frame. */
const FRAMED_FROM = 28;

type Props = { partner: Pick<Partner, "logo">; size: number };

export function PartnerLogo({ partner, size }: Props) {
  return (
    <img className="device" src={logoSource(partner.logo, size)} alt="" width={size} height={size} decoding="sync" />
  );
}

/** Fetches a device that is about to be shown. */
export function prefetchLogo(logo: string, size: number): void {
  new Image().src = logoSource(logo, size);
}

/** The drawing that suits a size: `/logos/ccel.svg`, or `/logos/ccel-small.svg`. */
export function logoSource(logo: string, size: number): string {
  return size < FRAMED_FROM ? logo.replace(/\.svg$/, "-small.svg") : logo;
}
