/** What processes ring for: a letter and ids. What happened is read from the database, by who is concerned. */
export type Note =
  | { readonly about: "events"; readonly member: number }
  | { readonly about: "sessions"; readonly member: number }
  | { readonly about: "typing"; readonly from: number; readonly to: number }
  | { readonly about: "proof"; readonly name: string };

/** A member has new events. */
export const eventsNote = (member: number): string => `e${member}`;
/** Sessions of a member have ended. */
export const sessionsNote = (member: number): string => `s${member}`;
/** Somebody is writing to somebody. */
export const typingNote = (from: number, to: number): string => `t${from}:${to}`;
/** Only that the bell is heard. */
export const proofNote = (name: string): string => `p${name}`;

/** Reads a note; `undefined` where another version has rung. */
export function readNote(note: string): Note | undefined {
  const [, letter, rest] = /^([estp])(.+)$/.exec(note) ?? [];
  if (letter === "p") return { about: "proof", name: rest! };
  const ids = rest?.split(":").map(Number) ?? [];
  const [first, second] = ids;
  if (first === undefined || ids.some((id) => !Number.isSafeInteger(id))) return undefined;
  if (letter === "t") return second === undefined ? undefined : { about: "typing", from: first, to: second };
  return { about: letter === "e" ? "events" : "sessions", member: first };
}
