import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@kindling/locales";
import { type CompiledCatalogue, loadCompiled } from "@kindling/locales/compiled";
import { createIntl as createWhole, type IntlShape } from "react-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { createIntl } from "./intl.ts";

const packages = join(import.meta.dirname, "../../../..");
const timeZone = "Europe/Amsterdam";
const codes = locales.map(({ code }) => code);
const both = (locale: string, messages: CompiledCatalogue) => {
  const options = { locale, timeZone, messages };
  return [createIntl(options), createWhole(options)] as const;
};

interface Element {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
  readonly children?: readonly Element[];
}

/** What a message asks for, by name: of each kind one that can be formatted. */
function valuesFor(elements: readonly Element[], count: number): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { type, value, options = {}, children = [] } of elements) {
    if (type === 8) values[value!] = (chunks: ReactNode) => createElement("b", null, chunks);
    else if (type === 5) values[value!] = Object.keys(options)[count % Object.keys(options).length];
    else if (type === 1) values[value!] = count % 2 ? "word" : createElement("i", null, "word");
    else if (value !== undefined && type > 1) values[value] = count;
    for (const { value: inner } of Object.values(options)) Object.assign(values, valuesFor(inner, count));
    Object.assign(values, valuesFor(children, count));
  }
  return values;
}

const said = (intl: IntlShape, id: string, values: Record<string, unknown>) =>
  renderToStaticMarkup(createElement("p", null, intl.formatMessage({ id }, values as never)));

describe("what is formatted is as react-intl has it", () => {
  it.each(codes)("in every text of %s, for none, one, two, five and many", async (code) => {
    const messages = await loadCompiled(code);
    const [ours, theirs] = both(code, messages);
    for (const [id, elements] of Object.entries(messages))
      for (const count of [0, 1, 2, 5, 1234567]) {
        const values = valuesFor(elements as readonly Element[], count);
        expect(`${id}: ${said(ours, id, values)}`).toBe(`${id}: ${said(theirs, id, values)}`);
      }
  });

  it.each(codes)("for numbers, dates, spans, lists and countries of %s", (code) => {
    const [ours, theirs] = both(code, {});
    const at = Date.UTC(2026, 0, 2, 23, 30);
    for (const format of [
      ({ formatNumber }: IntlShape) => formatNumber(12345.678),
      ({ formatNumber }: IntlShape) => formatNumber(9.5, { style: "currency", currency: "EUR" }),
      ({ formatNumber }: IntlShape) => formatNumber(12345, { notation: "compact" }),
      ({ formatDate }: IntlShape) => formatDate(at),
      ({ formatDate }: IntlShape) => formatDate(at, { dateStyle: "medium", timeStyle: "short" }),
      ({ formatDate }: IntlShape) => formatDate("2026-01-02T23:30:00Z", { dateStyle: "long", timeZone: "UTC" }),
      ({ formatDate }: IntlShape) => formatDate("nothing that is a date"),
      ({ formatTime }: IntlShape) => formatTime(at),
      ({ formatRelativeTime }: IntlShape) => formatRelativeTime(5, "minute"),
      ({ formatList }: IntlShape) => formatList(["a", "b", "c"]),
      ({ formatList }: IntlShape) => formatList(["a", "b"], { type: "unit" }),
      ({ formatDisplayName }: IntlShape) => formatDisplayName("NL", { type: "region" }),
      ({ formatDisplayName }: IntlShape) => formatDisplayName("no country", { type: "region" }),
    ])
      expect(format(ours)).toBe(format(theirs));
  });
});

it("a text that is missing, or whose value is, costs no page: its id stands there", async () => {
  const intl = createIntl({ locale: "en", timeZone, messages: await loadCompiled("en") });
  expect(intl.formatMessage({ id: "nowhere" })).toBe("nowhere");
  expect(intl.formatMessage({ id: "chats.with" })).toBe("chats.with");
});

it("everything that the product asks of an intl is there", () => {
  const intl = createIntl({ locale: "en", timeZone, messages: {} });
  const sources = ["ui/src", "site/src"].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.(test|stories))\.tsx?$/.test(file))
      .map((file) => readFileSync(join(packages, folder, file), "utf8")),
  );
  const asked = new Set(
    sources.flatMap((text) => [...text.matchAll(/(?<!\/)\bintl\.(\w+)/g)].map(([, name]) => name!)),
  );
  const taken = sources.flatMap((text) =>
    [...text.matchAll(/\bconst \{([^}]+)\} = useIntl\(\)/g)].flatMap(([, names]) => names!.match(/\w+/g)!),
  );
  expect([...asked, ...taken].filter((name) => !(name in intl))).toEqual([]);
});
