/** What is used of Citation.js, which comes without types. */
declare module "@citation-js/core" {
  export class Cite {
    constructor(items: object[]);
    format(output: "bibtex" | "ris"): string;
  }
  export const plugins: {
    config: { get(plugin: string): { format: Record<string, unknown> } };
  };
}
declare module "@citation-js/plugin-bibtex";
declare module "@citation-js/plugin-ris";
