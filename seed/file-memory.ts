/** Keeps what was made of each content file while its text stays the same, so that a preview reads only what has changed. */
import { addTo, type Problem, type Report } from "./problem.ts";

interface Remembered {
  text: string;
  made: unknown;
  problems: Problem[];
}

export class FileMemory {
  readonly #files = new Map<string, Remembered>();

  /**
   * @param name - Of the file; always given with the same `make`.
   * @param text - All that `make` depends on.
   * @param make - Makes something of the text, and reports its problems.
   * @returns What `make` returned for this text, maybe earlier. Its problems are reported every time.
   */
  recall<Made>(name: string, text: string, make: (report: Report) => Made, report: Report): Made {
    let known = this.#files.get(name);
    if (known?.text !== text) {
      const problems: Problem[] = [];
      const made = make(addTo(problems));
      known = { text, made, problems };
      this.#files.set(name, known);
    }
    for (const { message, remedy, ...place } of known.problems) report(place, message, remedy);
    return known.made as Made;
  }
}
