import { useDomain } from "@kindling/domain/react";
import { useEffect } from "react";
import { keepOfAccount, useTextOfAccount } from "../../shared/storage/account-store.ts";
import { useMember } from "../../shared/user/use-user.ts";

const entry = "last-opened";

/** Keeps on the device that a conversation is open, for the way back to it. */
export function useKeepLastOpened(profile: string): void {
  const { clock } = useDomain();
  const { id } = useMember();
  useEffect(() => {
    const now = clock.now();
    keepOfAccount(id, entry, `${profile} ${now}`, now);
  }, [clock, id, profile]);
}

/** With whom a conversation was open last, and when. */
export function useLastOpened(): { readonly profile: string; readonly at: number } | undefined {
  const { id } = useMember();
  const [profile, at] = useTextOfAccount(id, entry).split(" ");
  return profile && at ? { profile, at: Number(at) } : undefined;
}
