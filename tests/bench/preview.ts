/** How soon an editor sees what was saved: the real preview of the whole content, in a real browser. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "../../seed/files-hash.ts";
import { launchBrowser } from "../support/launch-browser.js";
import { BROWSER_ARGUMENTS, type BrowserFigure, toFigure } from "./browser.ts";
import { startPreview } from "./processes.ts";

const SAVES = 5;
const ANSWER = "answers/salvation/justification.md";

/** Saves a sentence, and later a mistake, several times, and measures when the page shows them. */
export async function measurePreview(): Promise<BrowserFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), "loci-bench-content-"));
  cpSync(contentFolder, folder, { recursive: true });
  const file = join(folder, ANSWER);
  const preview = await startPreview(folder);
  const browser = await launchBrowser(BROWSER_ARGUMENTS);
  try {
    const page = await browser.newPage();
    await page.goto(`${preview.address}/answers/justification`);
    const problems = page.getByRole("complementary", { name: "Problems" });
    await problems.getByText("No problems.").waitFor();
    const written = readFileSync(file, "utf8").trimEnd();
    const sentence: number[] = [];
    const problem: number[] = [];
    for (let save = 1; save <= SAVES; save += 1) {
      const began = performance.now();
      writeFileSync(file, `${written} This is save ${save} (Romans 99:${save}).\n`);
      await page.getByText(`This is save ${save} (`).waitFor();
      sentence.push(performance.now() - began);
      await problems.locator("li", { hasText: `Romans 99:${save}` }).waitFor();
      problem.push(performance.now() - began);
    }
    return [
      toFigure("from a saved file to the page with the new sentence", "ms", 2000, sentence),
      toFigure("the same, with its problems beside it", "ms", 3000, problem),
    ];
  } finally {
    await browser.close();
    await preview.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
