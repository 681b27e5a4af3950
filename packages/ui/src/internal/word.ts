import type { IntlShape, MessageDescriptor } from "react-intl";

type Message = MessageDescriptor & { id: string };

/** Remembers what was made of a message, for as long as its `intl` is in use. */
function perIntl<T>(make: (intl: IntlShape, message: Message) => T) {
  const made = new WeakMap<IntlShape, Map<string, T>>();
  return (intl: IntlShape, message: Message): T => {
    let known = made.get(intl);
    if (!known) made.set(intl, (known = new Map()));
    let result = known.get(message.id);
    if (result === undefined) known.set(message.id, (result = make(intl, message)));
    return result;
  };
}

/**
 * A message without arguments, formatted once per `intl` and not once per list item:
 * a grid asks for "Online" five hundred times.
 */
export const word = perIntl((intl, message) => intl.formatMessage(message));

/** Stands where the name goes while a sentence is cut. */
const NAME = "\uE000";
const cut = perIntl((intl, message) => intl.formatMessage(message, { name: NAME }).split(NAME));

/** A message whose one argument is a name: formatted once, then cut open and joined around each name. */
export const wordAbout = (intl: IntlShape, message: Message & { values?: { name: string } }, name: string): string =>
  cut(intl, message).join(name);
