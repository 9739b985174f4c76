/** The partners' logos. */

/** Below this size, in pixels, a logo has no frame. */
const FRAMED_FROM = 28;

/** The logo for a size: `/logos/ccel.svg` or `/logos/ccel-small.svg`. */
export function logoSource(logo: string, size: number): string {
  return size < FRAMED_FROM ? logo.replace(/\.svg$/, "-small.svg") : logo;
}

/** Prefetches a logo. */
export function prefetchLogo(logo: string, size: number): void {
  new Image().src = logoSource(logo, size);
}
