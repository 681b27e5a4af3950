import { readdirSync } from "node:fs";
import { CallError, errorCatalogue, type ErrorCode } from "@kindling/domain/contract";
import { localeRecord } from "@kindling/locales";
import { loadCatalogue } from "@kindling/locales/node";
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { bringErrorTexts, errorText } from "./error-text.ts";
import { asProblem } from "./problem.ts";

await bringErrorTexts();

const codes = Object.keys(errorCatalogue) as ErrorCode[];
const some: Readonly<Record<string, unknown>> = { name: "Ada", fields: {} };

const intlOf = (code: string) =>
  createIntl({
    locale: localeRecord(code).iso,
    messages: loadCatalogue(code),
    onError: (error) => {
      throw error;
    },
  });

const catalogues = new URL("../../../../locales/src/catalogues", import.meta.url);
const codesOfLocales = readdirSync(catalogues).map((file) => file.replace(/\.json$/, ""));

describe.each(codesOfLocales)("API-05 errors in %s", (locale) => {
  const intl = intlOf(locale);

  it.each(codes)("%s has its text, with every fact that comes with it", (code) => {
    const facts = Object.fromEntries((errorCatalogue[code].facts ?? []).map((fact) => [fact, some[fact] ?? 7200]));
    expect(errorText(intl, asProblem(new CallError(code, facts)))).not.toMatch(/[{}]|undefined/);
  });

  it("F-031 a long wait is said in words", () => {
    const said = (seconds: number) => errorText(intl, { code: "too_many_requests", facts: { seconds } });
    expect(said(7200)).toContain(intl.formatRelativeTime(2, "hour"));
    expect(said(300)).toContain(intl.formatRelativeTime(5, "minute"));
    expect(said(300)).not.toMatch(/300/);
  });
});

it("C-070 a name of another writing direction turns nothing around it", () => {
  const said = errorText(intlOf("en"), { code: "blocked", facts: { name: "אבי (30)" } });
  expect(said).toBe("You’re blocked by \u2068אבי (30)\u2069");
});

it("F-031 an hour is an hour", () => {
  expect(errorText(intlOf("en"), { code: "too_many_requests", facts: { seconds: 3600 } })).toBe(
    "That was a little fast. Try again in 1 hour.",
  );
});
