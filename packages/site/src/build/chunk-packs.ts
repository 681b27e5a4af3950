import type { Rolldown } from "vite";
import { partName } from "./part-name.ts";

/** Which file a module comes in that several pages share, by its id. */
export type ChunkPacks = ReadonlyMap<string, string>;

type Chunk = Rolldown.OutputChunk;

/** What a file costs by itself, in bytes after gzip: its names for others, theirs for it, and that it is packed without its neighbours. */
const fileCost = 400;
/** How much of written code is left once it is minified and packed. */
const packed = 0.2;

/** What each page of a member has besides its screen. */
const memberPart = /[\\/]app[\\/]member-part\.[jt]s$/;

/** Chunks that come in one file. */
interface Pack {
  readonly chunks: readonly Chunk[];
  /** Bytes after gzip, about. */
  readonly size: number;
  /** The pages that need it, by number. */
  readonly pages: ReadonlySet<number>;
}

const join = (one: Pack, other: Pack): Pack => ({
  chunks: [...one.chunks, ...other.chunks],
  size: one.size + other.size,
  pages: new Set([...one.pages, ...other.pages]),
});

/** What all pages together save when two packs become one: a file where both are needed, less what is not needed elsewhere. */
function saving(one: Pack, other: Pack): number {
  const both = [...one.pages].filter((page) => other.pages.has(page)).length;
  return fileCost * both - one.size * (other.pages.size - both) - other.size * (one.pages.size - both);
}

/** Whether files would wait for one another: something would be used before it is made. */
function areCircular(packs: readonly Pack[]): boolean {
  const packOf = new Map(packs.flatMap((pack) => pack.chunks.map(({ fileName }) => [fileName, pack] as const)));
  const settled = new Set<Pack>();
  const waitsForItself = (pack: Pack, waiting: ReadonlySet<Pack>): boolean => {
    if (waiting.has(pack)) return true;
    if (settled.has(pack)) return false;
    settled.add(pack);
    const needed = new Set(pack.chunks.flatMap(({ imports }) => imports.flatMap((name) => packOf.get(name) ?? [])));
    return [...needed].some((one) => one !== pack && waitsForItself(one, new Set([...waiting, pack])));
  };
  return packs.some((pack) => waitsForItself(pack, new Set()));
}

/** Two become one as long as that saves pages more than it costs others. */
function joined(apart: readonly Pack[]): readonly Pack[] {
  let packs = apart;
  for (;;) {
    const better = packs
      .flatMap((one, at) => packs.slice(at + 1).map((other) => ({ one, other, gain: saving(one, other) })))
      .filter(({ gain }) => gain > 0)
      .toSorted((a, b) => b.gain - a.gain);
    const joinedTo = ({ one, other }: (typeof better)[number]) => [
      ...packs.filter((pack) => pack !== one && pack !== other),
      join(one, other),
    ];
    const found = better.find((pair) => !areCircular(joinedTo(pair)));
    if (!found) return packs;
    packs = joinedTo(found);
  }
}

/**
 * Puts what pages share into few files. Left to itself the bundler makes one for each set of pages that share something:
 * dozens, with a few hundred bytes each.
 */
export function packsOf({ output }: Rolldown.RolldownOutput): ChunkPacks {
  const chunks = new Map(output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one] as const] : [])));
  const all = [...chunks.values()];
  const broughtBy = (chunk: Chunk): ReadonlySet<string> => {
    const names = new Set([chunk.fileName]);
    for (const name of names) for (const next of chunks.get(name)?.imports ?? []) names.add(next);
    return names;
  };
  const initial = broughtBy(all.find(({ isEntry }) => isEntry)!);
  const ofMembers = broughtBy(all.find(({ facadeModuleId }) => memberPart.test(facadeModuleId ?? ""))!);
  // Each as a visitor has it and as a member does.
  const pages = all
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .flatMap((chunk) => {
      const brought = broughtBy(chunk);
      return partName(chunk.facadeModuleId ?? "") ? [brought, new Set([...brought, ...ofMembers])] : [brought];
    });
  const apart = all
    .filter((chunk) => !initial.has(chunk.fileName) && !chunk.facadeModuleId)
    .map((chunk) => ({
      chunks: [chunk],
      size: Object.values(chunk.modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) * packed,
      pages: new Set(pages.flatMap((brought, at) => (brought.has(chunk.fileName) ? [at] : []))),
    }));
  return new Map(
    joined(apart).flatMap((pack, at) =>
      pack.chunks.flatMap((chunk) => Object.keys(chunk.modules).map((module) => [module, `shared-${at}`] as const)),
    ),
  );
}
