import { calls, type LocaleCode } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { localeCookie } from "@kindling/domain/rules";
import { keepCookie } from "../storage/keep-cookie.ts";
import { useUser } from "../user/use-user.ts";

/** Changes the page's language, on this device and for the member, and loads the page in it. */
export function useLanguageChange(): (code: string) => Promise<void> {
  const { client } = useDomain();
  const user = useUser();
  return async (code) => {
    keepCookie(localeCookie, code);
    // The cookie decides on this device; a member whose call is lost only keeps the old language elsewhere, and waits for nothing.
    const body = { language: code as LocaleCode };
    if (user) await client.call(calls.changeUser, { body, retries: 0 }).catch(() => {});
    location.reload();
  };
}
