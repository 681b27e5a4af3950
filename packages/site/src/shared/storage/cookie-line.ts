import { localeCookieLifetime } from "@kindling/domain/rules";

/** A cookie of the whole site, as a header or a document sets it; with 0 seconds to live it is taken away. */
export const cookieLine = (name: string, value: string, seconds: number): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

/** The cookie that keeps a choice of the reader's on their device for a year. */
export const keptCookie = (name: string, value: string): string => cookieLine(name, value, localeCookieLifetime / 1000);
