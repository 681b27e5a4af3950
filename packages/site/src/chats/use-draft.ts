import { useEffect, useState } from "react";
import { keepMemberItem, readMemberItem } from "../app/member-storage.ts";

/** The unsent text for one member, kept over screens and reloads. */
export function useDraft(profile: string): [draft: string, setDraft: (draft: string) => void] {
  const key = `draft:${profile}`;
  const [draft, setDraft] = useState("");
  useEffect(() => {
    setDraft(readMemberItem(key) ?? "");
  }, [key]);
  return [
    draft,
    (next) => {
      setDraft(next);
      keepMemberItem(key, next);
    },
  ];
}
