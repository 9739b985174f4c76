/** The part of subset-font that is used; it brings no types of its own. */
declare module "subset-font" {
  /**
   * @param font - A font file.
   * @param text - The characters to keep.
   * @param options.keepFeatures - OpenType features, by their tags; without it, all are kept.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; keepFeatures?: readonly string[] },
  ): Promise<Buffer>;
}
