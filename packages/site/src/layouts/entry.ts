import { keepCookie } from "../shared/storage/keep-cookie.ts";

export const entryCookie = "entered";

/** Remembers that the visitor has answered the entry warning. */
export function rememberEntry(): void {
  keepCookie(entryCookie, "1");
}
