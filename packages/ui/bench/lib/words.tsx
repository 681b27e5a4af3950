import type { ReactNode } from "react";
import { createIntl, RawIntlProvider } from "react-intl";

/** As in the site: one `intl` for all renders, here with the English that stands beside the components. */
const intl = createIntl({ locale: "en", timeZone: "Europe/Amsterdam", onError: () => {} });

export const Words = ({ children }: { children: ReactNode }) => (
  <RawIntlProvider value={intl}>{children}</RawIntlProvider>
);
