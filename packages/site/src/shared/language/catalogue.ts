import type { CompiledCatalogue } from "@kindling/locales/compiled";

/** Texts of a locale: those of every page, and those that come with a part of the product, by its file below `src/`. */
export interface Catalogue {
  readonly messages: CompiledCatalogue;
  readonly parts: Readonly<Record<string, () => Promise<{ readonly messages: CompiledCatalogue }>>>;
}

export type LoadCatalogue = () => Promise<Catalogue>;

let opened: Promise<Catalogue> | undefined;

/** Loads what every page needs of a catalogue; from now on each part brings its own. */
export async function openCatalogue(load: LoadCatalogue): Promise<CompiledCatalogue> {
  opened = load();
  return (await opened).messages;
}

/** Brings the texts of a part. Where no catalogue was opened, on the server and in stories, all texts are there. */
export async function bringTexts(name: string): Promise<void> {
  const catalogue = await opened;
  const part = await catalogue?.parts[name]?.();
  if (part) Object.assign(catalogue!.messages, part.messages);
}
