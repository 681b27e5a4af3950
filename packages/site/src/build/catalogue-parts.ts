import type { Rolldown } from "vite";
import { partName } from "./part-name.ts";

/** Which texts a page needs, by their ids: those of every page, and those of each part, by its file below `src/`. */
export interface CatalogueParts {
  readonly everywhere: ReadonlySet<string>;
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Of a page that has no texts at all. */
export const noTexts: CatalogueParts = { everywhere: new Set(), parts: new Map() };

type Chunk = Rolldown.OutputChunk;

const partOf = ({ facadeModuleId }: Chunk): string | undefined => partName(facadeModuleId ?? "");

/** The texts that a build of the browser's files asks for, part by part. A text that no part asks for is no page's. */
export function partsOf({ output }: Rolldown.RolldownOutput, ids: ReadonlySet<string>): CatalogueParts {
  const chunks = new Map(output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one] as const] : [])));

  /** Texts of a chunk and all that it brings along, then or later, but for other parts. */
  const textsOf = (chunk: Chunk, seen = new Set<Chunk>()): Set<string> => {
    seen.add(chunk);
    const brought = [...chunk.imports, ...chunk.dynamicImports]
      .flatMap((name) => chunks.get(name) ?? [])
      .filter((one) => !seen.has(one) && partOf(one) === undefined);
    const own = [...chunk.code.matchAll(/"([^"\\\n]+)"/g)].map(([, text]) => text!).filter((text) => ids.has(text));
    return new Set([...own, ...brought.flatMap((one) => (seen.has(one) ? [] : [...textsOf(one, seen)]))]);
  };

  const all = [...chunks.values()];
  const everywhere = textsOf(all.find(({ isEntry }) => isEntry)!);
  const parts = all.flatMap((chunk) => {
    const name = partOf(chunk);
    const own = [...textsOf(chunk)].filter((text) => !everywhere.has(text));
    return name === undefined ? [] : [[name, new Set(own)] as const];
  });
  return { everywhere, parts: new Map(parts) };
}
