import { keepCookie } from "../storage/keep-cookie.ts";

export const timeZoneCookie = "tz";

/** Tells the server where the reader's clock hangs, so that the next page is rendered in their time. */
export function keepTimeZone(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  keepCookie(timeZoneCookie, timeZone);
}

/** A time zone that formats; anything else is UTC. */
export function knownTimeZone(name: string | undefined): string {
  if (!name) return "UTC";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
