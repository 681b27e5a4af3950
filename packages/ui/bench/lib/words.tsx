import type { ReactNode } from "react";
import { createIntl, type MessageDescriptor, RawIntlProvider } from "react-intl";

type Messages = Record<string, MessageDescriptor>;

/** As in the site: one `intl` for all renders, with a catalogue of what the scene says. */
export function words(...said: Messages[]) {
  const catalogue = Object.fromEntries(
    said.flatMap((messages) => Object.values(messages)).map(({ id, defaultMessage }) => [id, defaultMessage]),
  );
  const intl = createIntl({ locale: "en", timeZone: "Europe/Amsterdam", messages: catalogue });
  return ({ children }: { children: ReactNode }) => <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
