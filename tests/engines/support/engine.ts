/** A window of a browser, as far as a page needs it: what every protocol can do. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page; what it returns is data. */
  run(body: string): Promise<unknown>;
  /** Presses and releases the main button at a place of the viewport. */
  press(x: number, y: number): Promise<void>;
  /** Presses and releases keys, one after the other: characters, or names of `keys`. */
  type(pressed: readonly string[]): Promise<void>;
  /** What the engine's own console complained about, where it can be read from outside. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Keys that write no character. */
export const keys = { enter: "Enter", escape: "Escape" } as const;
export type Key = (typeof keys)[keyof typeof keys];

/** A browser that is not Chromium. */
export interface Engine {
  /** Its name and version. */
  readonly name: string;
  /** Opens a window with cookies of its own whose pages are that large. */
  open(size: { readonly width: number; readonly height: number }): Promise<Tab>;
  close(): Promise<void>;
}

/** What the reader's machine is set to. */
export const timeZone = "Europe/Amsterdam";
