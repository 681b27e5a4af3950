import type { Message } from "../contract/index.ts";

/** Whether a message is the known one with its photo uncovered. It is not covered again by an answer that is older. */
const isUncovered = (known: Message, message: Message): boolean =>
  known.kind === "photo" && known.blurred && message.kind === "photo" && !message.blurred;

/** The messages with one of them uncovered. */
export const uncoverMessage = (known: readonly Message[], message: Message): readonly Message[] =>
  known.map((one) => (one.id === message.id && isUncovered(one, message) ? message : one));

/** Whether a message shows by now what was left out of the known one: its photo, or a way out of the product. */
const showsMore = (known: Message, message: Message): boolean =>
  isUncovered(known, message) || (known.masked === true && !message.masked);

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
  const fresh = page.map((message) => {
    const one = same.get(message.id);
    return one && !showsMore(one, message) ? one : message;
  });
  const merged = [...before, ...fresh, ...after];
  return merged.length === known.length && merged.every((message, index) => message === known[index]) ? known : merged;
}
