import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { root } from "./workspace.mjs";

/** The test files that take half a minute or more: what they do is not seen by their size. */
export const longest = [
  "scripts/build/packages.test.ts",
  "scripts/scripts.test.ts",
  "packages/server/src/database/embedded.test.ts",
  "tests/conformance/doubles/edge.test.ts",
  "packages/ui/src/overlays/layers.test.tsx",
];

/** Vitest's own order: by how long they took, or by their size. */
const { sort: bySize } = BaseSequencer.prototype;

/** Begins each project with its longest files: left to the end, one core would wait for them with the other. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.includes(relative(root, moduleId));
    const projects = Map.groupBy(await bySize.call(this, files), ({ project }) => project);
    return [...projects.values()].flatMap((sorted) => [
      ...sorted.filter(isLong),
      ...sorted.filter((file) => !isLong(file)),
    ]);
  }
}
