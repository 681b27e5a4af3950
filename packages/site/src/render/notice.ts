import { isId } from "@kindling/domain/contract";
import { type Notice, notices } from "../shared/forms/form.ts";

/** A notice as its cookie carries it: its name, and whose it is. */
export const writeNotice = ({ name, member }: Notice): string => [name, member].filter(Boolean).join(" ");

/** What a notice's cookie says; `null` where it says nothing that we know. */
export function readNotice(cookie: string | undefined): Notice | null {
  const [said, member] = (cookie ?? "").split(" ");
  const name = notices.find((notice) => notice === said);
  return name ? { name, ...(member && isId(member) && { member }) } : null;
}
