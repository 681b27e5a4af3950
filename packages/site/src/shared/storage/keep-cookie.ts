import { keptCookie } from "./cookie-line.ts";

/** Keeps a choice of the reader's on this device, where the server's render finds it too. */
export function keepCookie(name: string, value: string): void {
  document.cookie = keptCookie(name, value);
}
