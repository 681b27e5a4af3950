import { keepCookie } from "../storage/keep-cookie.ts";

export const timeZoneCookie = "tz";

/** Tells the server where the reader's clock hangs, so that the next page is rendered in their time. */
export function keepTimeZone(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  keepCookie(timeZoneCookie, timeZone);
}
