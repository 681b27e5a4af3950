import { localeCookieLifetime } from "@kindling/domain/rules";

/** Keeps a choice of the reader's on this device for a year, where the server's render finds it too. */
export function keepCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${localeCookieLifetime / 1000}; samesite=lax`;
}
