/** The drawings of the partners' logos. */

/** Under this size in pixels a logo is drawn without its frame. */
const FRAMED_FROM = 28;

/** The drawing that suits a size: `/logos/ccel.svg`, or `/logos/ccel-small.svg`. */
export function logoSource(logo: string, size: number): string {
  return size < FRAMED_FROM ? logo.replace(/\.svg$/, "-small.svg") : logo;
}

/** Fetches a logo that is about to be shown. */
export function prefetchLogo(logo: string, size: number): void {
  new Image().src = logoSource(logo, size);
}
