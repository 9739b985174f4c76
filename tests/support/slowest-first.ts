/** Begins with the files that take longest, or at the end one worker waits for the other. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Slowest first; the rest is short. */
const SLOWEST = ["screens", "accessibility", "content-revision", "injection", "feel", "results"].map(
  (name) => `/browser/${name}.test.ts`,
);

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slow = SLOWEST.flatMap((name) => files.filter(({ moduleId }) => moduleId.endsWith(name)));
    return [...slow, ...(await super.sort(files.filter((file) => !slow.includes(file))))];
  }
}
