/**
 * Runs the files of a project one after the other. Vitest mixes the projects, and a worker that changes to another
 * project is a new process, which imports the modules and builds what its files share once more.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

export default class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => this.ctx.projects.indexOf(project);
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
