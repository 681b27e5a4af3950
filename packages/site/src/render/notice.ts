import { isId } from "@kindling/domain/contract";
import { type Notice, notices } from "../shared/forms/form.ts";

/** A notice as its cookie carries it: its name, and what it is about. */
export const writeNotice = ({ name, id }: Notice): string => [name, id].filter(Boolean).join(" ");

/** What a notice's cookie says; `null` where it says nothing that we know. */
export function readNotice(cookie: string | undefined): Notice | null {
  const [said, id] = (cookie ?? "").split(" ");
  const name = notices.find((notice) => notice === said);
  return name ? { name, ...(id && isId(id) && { id }) } : null;
}
