import { keepInTab, memberKey, useTabText } from "../../shared/storage/tab-storage.ts";

/** The unsent text for one member, kept over screens and reloads. */
export function useDraft(profile: string): [draft: string, setDraft: (draft: string) => void] {
  const key = memberKey(`draft:${profile}`);
  return [useTabText(key), (draft) => keepInTab(key, draft)];
}
