import type { IntlShape, MessageDescriptor } from "react-intl";

const words = new WeakMap<IntlShape, Map<string, string>>();

/**
 * A message without arguments, formatted once per `intl` and not once per list item:
 * a grid asks for "Online" five hundred times.
 */
export function word(intl: IntlShape, message: MessageDescriptor & { id: string }): string {
  let known = words.get(intl);
  if (!known) words.set(intl, (known = new Map()));
  let text = known.get(message.id);
  if (text === undefined) known.set(message.id, (text = intl.formatMessage(message)));
  return text;
}
