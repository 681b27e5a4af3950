import type { Message } from "../contract/index.ts";

/** A message that was known, unless it shows by now what was left out. */
const unchanged = (known: Message | undefined, message: Message): Message =>
  known && known.masked === message.masked ? known : message;

/**
 * The messages known of a conversation after another page of it: in order, each once, one that was known stays the same
 * object. A page that leaves a gap to what was known replaces it, since nobody may read over a hole.
 */
export function mergeMessages(known: readonly Message[], page: readonly Message[]): readonly Message[] {
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return known;
  const [oldest, newest] = [known[0], known.at(-1)];
  if (!oldest || !newest || first.seq > newest.seq + 1 || last.seq < oldest.seq - 1) return page;
  const before = known.filter((message) => message.seq < first.seq);
  const after = known.filter((message) => message.seq > last.seq);
  const same = new Map(known.map((message) => [message.id, message]));
  const merged = [...before, ...page.map((message) => unchanged(same.get(message.id), message)), ...after];
  return merged.length === known.length && merged.every((message, index) => message === known[index]) ? known : merged;
}
