import { type ReactNode, useSyncExternalStore } from "react";
import { createIntl, type IntlShape, RawIntlProvider, ReactIntlErrorCode } from "react-intl";

import { direction, type Messages } from "./locales.ts";

interface Words {
  locale: string;
  messages: Messages;
}

/** By its catalogue: what has been parsed once serves all stories. */
const intls = new WeakMap<Messages, IntlShape>();

function intlOf({ locale, messages }: Words): IntlShape {
  const intl =
    intls.get(messages) ??
    createIntl({
      locale,
      messages,
      timeZone: "Europe/Amsterdam",
      onError: (error) => {
        // A catalogue may lack a word while it is being written; anything else is a mistake in a message.
        if (error.code !== ReactIntlErrorCode.MISSING_TRANSLATION) throw error;
      },
    });
  intls.set(messages, intl);
  return intl;
}

let instead: Words | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows the story that is there in other words, in the state that it has; without any, in those of its toolbar again. */
export function showInstead(words?: Words): void {
  instead = words;
  for (const listener of listeners) listener();
}

export function InLocale({ children, ...toolbar }: Words & { children: ReactNode }) {
  const words = useSyncExternalStore(subscribe, () => instead) ?? toolbar;
  Object.assign(document.documentElement, { lang: words.locale, dir: direction(words.locale) });
  return <RawIntlProvider value={intlOf(words)}>{children}</RawIntlProvider>;
}
