import type { CompiledCatalogue } from "@kindling/locales/compiled";

/** Texts of a locale: those of every page, and those that come with a screen, by its file below `src/`. */
export interface Catalogue {
  readonly messages: CompiledCatalogue;
  readonly screens: Readonly<Record<string, () => Promise<{ readonly messages: CompiledCatalogue }>>>;
}

export type LoadCatalogue = () => Promise<Catalogue>;

let opened: Promise<Catalogue> | undefined;

/** Loads what every page needs of a catalogue; from now on each screen brings the rest. */
export async function openCatalogue(load: LoadCatalogue): Promise<CompiledCatalogue> {
  opened = load();
  return (await opened).messages;
}

/** Brings the texts of a screen. Where no catalogue was opened, on the server and in stories, all texts are there. */
export async function bringTexts(screen: string): Promise<void> {
  const catalogue = await opened;
  const part = await catalogue?.screens[screen]?.();
  if (part) Object.assign(catalogue!.messages, part.messages);
}
