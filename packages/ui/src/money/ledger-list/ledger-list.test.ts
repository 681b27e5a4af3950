import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { LedgerList } from "./ledger-list.tsx";

const written = (locale: string, timeZone: string) =>
  renderToString(
    createElement(
      IntlProvider,
      { locale, timeZone, onError() {} },
      createElement(LedgerList, {
        entries: [{ id: "1", what: "Bought", at: "2026-03-14T23:30:00Z", amount: 1_234_567, balance: 1_234_567 }],
      }),
    ),
  );

test("C-113 the site's language and the reader's zone write numbers and days, not the machine's", () => {
  expect(written("de", "Europe/Amsterdam")).toContain("+1.234.567");
  expect(written("de", "Europe/Amsterdam")).toContain("15.03.2026");
  expect(written("en", "America/New_York")).toContain("Mar 14, 2026");
});
