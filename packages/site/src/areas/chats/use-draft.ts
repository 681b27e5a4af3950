import { useDomain } from "@kindling/domain/react";
import { useState } from "react";
import { keepOfAccount, useTextOfAccount } from "../../shared/storage/account-store.ts";
import { useMember } from "../../shared/user/use-user.ts";

/**
 * The unsent text of the member who is logged in to another one. One that came back with the page stands there until something
 * else is written.
 */
export function useDraft(profile: string, came = ""): [draft: string, setDraft: (draft: string) => void] {
  const { clock } = useDomain();
  const { id } = useMember();
  const name = `draft:${profile}`;
  const kept = useTextOfAccount(id, name);
  const [written, setWritten] = useState(false);
  const setDraft = (draft: string) => {
    setWritten(true);
    keepOfAccount(id, name, draft, clock.now());
  };
  return [written ? kept : came || kept, setDraft];
}
