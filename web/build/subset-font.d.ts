/** The part of subset-font that is used; it brings no types of its own. */
declare module "subset-font" {
  /**
   * @param font - A font file.
   * @param text - The characters to keep.
   * @param options.keepFeatures - OpenType features, by their tags; without it, all are kept.
   * @param options.variationAxes - Where to pin the axes of a variable font, by their tags; without it, they stay variable.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      keepFeatures?: readonly string[];
      variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
