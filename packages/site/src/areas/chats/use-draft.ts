import { useDomain } from "@kindling/domain/react";
import { keepOfAccount, useTextOfAccount } from "../../shared/storage/account-store.ts";
import { useMember } from "../../shared/user/use-user.ts";

/** The unsent text of the member who is logged in to another one. */
export function useDraft(profile: string): [draft: string, setDraft: (draft: string) => void] {
  const { clock } = useDomain();
  const { id } = useMember();
  const name = `draft:${profile}`;
  return [useTextOfAccount(id, name), (draft) => keepOfAccount(id, name, draft, clock.now())];
}
