import type { Rolldown } from "vite";

/** Which texts a page needs, by their ids: those of every page, and those of each screen, by its file below `src/`. */
export interface CatalogueParts {
  readonly everywhere: ReadonlySet<string>;
  readonly screens: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Of a page that has no texts at all. */
export const noTexts: CatalogueParts = { everywhere: new Set(), screens: new Map() };

type Chunk = Rolldown.OutputChunk;

const screen = /[\\/](areas[\\/].+-screen\.[jt]sx?)$/;

const screenOf = ({ facadeModuleId }: Chunk): string | undefined =>
  screen.exec(facadeModuleId ?? "")?.[1]!.replaceAll("\\", "/");

/** The texts that a build of the browser's files asks for, part by part. A text that no part asks for is no page's. */
export function partsOf({ output }: Rolldown.RolldownOutput, ids: ReadonlySet<string>): CatalogueParts {
  const chunks = new Map(output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one] as const] : [])));

  /** Texts of a chunk and all that it brings along, then or later, but for other screens. */
  const textsOf = (chunk: Chunk, seen = new Set<Chunk>()): Set<string> => {
    seen.add(chunk);
    const brought = [...chunk.imports, ...chunk.dynamicImports]
      .flatMap((name) => chunks.get(name) ?? [])
      .filter((one) => !seen.has(one) && screenOf(one) === undefined);
    const own = [...chunk.code.matchAll(/"([^"\\\n]+)"/g)].map(([, text]) => text!).filter((text) => ids.has(text));
    return new Set([...own, ...brought.flatMap((one) => (seen.has(one) ? [] : [...textsOf(one, seen)]))]);
  };

  const all = [...chunks.values()];
  const everywhere = textsOf(all.find(({ isEntry }) => isEntry)!);
  const screens = all.flatMap((chunk) => {
    const name = screenOf(chunk);
    const own = [...textsOf(chunk)].filter((text) => !everywhere.has(text));
    return name === undefined ? [] : [[name, new Set(own)] as const];
  });
  return { everywhere, screens: new Map(screens) };
}
