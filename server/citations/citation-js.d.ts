/** The parts of Citation.js that are used here; it has no types of its own. */
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
