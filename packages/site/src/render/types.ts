import type { SiteConfig } from "@kindling/domain/contract";

/** A page's sheet of classes. */
export interface ClassSheet {
  readonly href: string;
  /** All sheets, each of which holds those before it: a screen brings one that it needs (`shared/routing/classes.ts`). */
  readonly sheets: readonly string[];
}

/** Which files the browser loads, from the build's manifest. */
export interface Assets {
  /** Tags for the document's head: the brand's, styles and the entry script. */
  readonly head: string;
  /** Files that a page needs beside the entry, to be fetched early: its locale's catalogue, and what its modules need. */
  preloads(locale: string, modules: readonly string[]): readonly string[];
  /** The classes of a screen's page; nothing where the head has them. A member's page has at least those of most screens. */
  classes(screen: string | undefined, member: boolean): ClassSheet | undefined;
}

/** What the render needs of the process that it runs in. */
export interface RenderOptions {
  /** Sends a request to the back end: in the same process, or elsewhere. */
  readonly fetchApi: (request: Request) => Promise<Response>;
  /** The shell's settings: absolute addresses begin with its origin, and they stand in for a back end that is down. */
  readonly site: SiteConfig;
  /** What was asked for, as in `https://example.com`: the page has this domain's settings, and takes its own forms only. */
  readonly origin: string;
  readonly assets: Assets;
  /** Tells of a failure that the visitor sees as a 500. */
  readonly onFailure: (failure: unknown, path: string) => void;
}

/** Renders one page. */
export type Render = (request: Request, options: RenderOptions) => Promise<Response>;
