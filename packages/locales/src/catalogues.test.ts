import { execSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { createIntl } from "react-intl";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localeRecord, locales } from "./index.ts";
import { loadCatalogue } from "./node.ts";

const root = join(import.meta.dirname, "..");
const written = readdirSync(join(root, "src/catalogues")).map((file) => file.replace(/\.json$/, ""));
const translated = written.filter((code) => code !== "en");
const english = loadCatalogue("en");
const ids = Object.keys(english);

/** What may read as it does in English, and why. Texts without a word, such as `{min}–{max}`, need no leave. */
const sameInBoth: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  da: {
    Bi: "Danish word",
    Bondage: "Danish word",
    Bonus: "Danish word",
    Cocktail: "Danish word",
    Cookies: "Danish word, as sites use it",
    IBAN: "name of a standard",
    Like: "Danish word, as dating sites use it",
    Likes: "Danish word, as dating sites use it",
    Live: "Danish word",
    Matches: "Danish word, as dating sites use it",
    Offline: "Danish word",
    Online: "Danish word",
    PayPal: "brand",
    Premium: "name of the membership",
    Region: "Danish word",
    Rose: "Danish word",
    Send: "Danish word",
    Sex: "Danish word",
    Shopping: "Danish word",
    Single: "Danish word",
    Sushi: "Danish word",
    Zoom: "Danish word",
  },
  de: {
    Bi: "German word",
    Blond: "German word",
    Bondage: "German word",
    Bonus: "German word",
    Cocktail: "German word",
    Cookies: "German word, as sites use it",
    Credits: "German word, as dating sites use it",
    IBAN: "name of a standard",
    Like: "German word, as dating sites use it",
    Likes: "German word, as dating sites use it",
    Live: "German word",
    Matches: "German word, as dating sites use it",
    Maximum: "German word",
    Minimum: "German word",
    Offline: "German word",
    Online: "German word",
    PayPal: "brand",
    Premium: "name of the membership",
    Region: "German word",
    Rose: "German word",
    Sex: "German word",
    Single: "German word",
    Sushi: "German word",
    Tattoos: "German word",
    Theater: "German word",
    Zoom: "German word",
  },
  es: {
    Bi: "Spanish word",
    Bondage: "Spanish word",
    Cookies: "Spanish word, as sites use it",
    Error: "Spanish word",
    Gay: "Spanish word",
    IBAN: "name of a standard",
    Like: "Spanish word, as dating sites use it",
    Likes: "Spanish word, as dating sites use it",
    Matches: "Spanish word, as dating sites use it",
    PayPal: "brand",
    Premium: "name of the membership",
    Sushi: "Spanish word",
    Total: "Spanish word",
    Zoom: "Spanish word",
  },
  fi: {
    Bi: "Finnish word",
    Bonus: "Finnish word",
    Cocktail: "Finnish word",
    IBAN: "name of a standard",
    PayPal: "brand",
    Premium: "name of the membership",
    Sushi: "Finnish word",
  },
  fr: {
    Art: "French word",
    Barbecue: "French word",
    Bi: "French word",
    Bondage: "French word",
    Bonus: "French word",
    Bouquet: "French word",
    Distance: "French word",
    Cocktail: "French word",
    Cookies: "French word",
    FAQ: "known by this name",
    Gay: "French word",
    IBAN: "name of a standard",
    Likes: "French word, as dating sites use it",
    Lingerie: "French word",
    Massages: "French word",
    Maximum: "French word",
    Messages: "French word",
    Minimum: "French word",
    "Notifications (F8)": "French word",
    Notifications: "French word",
    "Page {page, number}": "French word",
    Pages: "French word",
    PayPal: "brand",
    Photos: "French word",
    Premium: "name of the membership",
    Rose: "French word",
    Shopping: "French word",
    Total: "French word",
    Zoom: "French word",
  },
  it: {
    Bi: "Italian word",
    Bondage: "Italian word",
    Bonus: "Italian word",
    Cocktail: "Italian word",
    Gay: "Italian word",
    IBAN: "name of a standard",
    Like: "Italian word, as dating sites use it",
    Lingerie: "Italian word",
    Offline: "Italian word",
    Online: "Italian word",
    Password: "Italian word",
    PayPal: "brand",
    Premium: "name of the membership",
    Privacy: "Italian word",
    Shopping: "Italian word",
    Single: "Italian word",
    Sushi: "Italian word",
    Zoom: "Italian word",
  },
  nl: {
    Bi: "Dutch word",
    Blond: "Dutch word",
    Bondage: "Dutch word",
    Bonus: "Dutch word",
    Cocktail: "Dutch word",
    Cookies: "Dutch word, as sites use it",
    Credits: "Dutch word, as dating sites use it",
    Filters: "Dutch word",
    IBAN: "name of a standard",
    Later: "Dutch word",
    Like: "Dutch word, as dating sites use it",
    Likes: "Dutch word, as dating sites use it",
    Lingerie: "Dutch word",
    Live: "Dutch word",
    Man: "Dutch word",
    Massages: "Dutch word",
    Matches: "Dutch word, as dating sites use it",
    Offline: "Dutch word",
    Online: "Dutch word",
    PayPal: "brand",
    Premium: "name of the membership",
    Privacy: "Dutch word",
    Single: "Dutch word",
    Sushi: "Dutch word",
    Theater: "Dutch word",
    Zoom: "Dutch word",
    "{count, plural, one {# credit} other {# credits}}": "Dutch word, as dating sites use it",
    "{credits, plural, one {# credit} other {# credits}}": "Dutch word, as dating sites use it",
    "{price} per credit": "Dutch words",
  },
  no: {
    Bi: "Norwegian word",
    Bondage: "Norwegian word",
    Bonus: "Norwegian word",
    Cocktail: "Norwegian word",
    IBAN: "name of a standard",
    Likes: "Norwegian word, as dating sites use it",
    PayPal: "brand",
    Premium: "name of the membership",
    Region: "Norwegian word",
    Rose: "Norwegian word",
    Send: "Norwegian word",
    Sex: "Norwegian word",
    Shopping: "Norwegian word",
    Sushi: "Norwegian word",
    Zoom: "Norwegian word",
  },
  pl: {
    Bi: "Polish word",
    Blond: "Polish word",
    Bondage: "Polish word",
    Bonus: "Polish word",
    IBAN: "name of a standard",
    Minimum: "Polish word",
    Online: "Polish word, as sites use it",
    PayPal: "brand",
    Premium: "name of the membership",
    Region: "Polish word",
    Sushi: "Polish word",
  },
  sv: {
    Bi: "Swedish word",
    Bondage: "Swedish word",
    Bonus: "Swedish word",
    Cocktail: "Swedish word",
    Cookies: "Swedish word, as sites use it",
    Gym: "Swedish word",
    IBAN: "name of a standard",
    Live: "Swedish word",
    Man: "Swedish word",
    Offline: "Swedish word",
    Online: "Swedish word",
    PayPal: "brand",
    Premium: "name of the membership",
    Region: "Swedish word",
    Sadomasochism: "Swedish word",
    Sex: "Swedish word",
    Shopping: "Swedish word",
    Sushi: "Swedish word",
  },
};

/** Every element of a message, those inside its branches and tags too. */
function elementsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => elementsOf(value))];
  });
}

const kinds: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.argument]: "text",
  [TYPE.number]: "number",
  [TYPE.date]: "date",
  [TYPE.time]: "time",
  [TYPE.select]: "select",
  [TYPE.plural]: "plural",
  [TYPE.tag]: "tag",
};

/** The arguments and tags of a message with what kind they are and, for a select, what they choose from. */
function shapeOf(message: string): string[] {
  const shapes = elementsOf(parse(message)).flatMap((element) => {
    const kind = kinds[element.type];
    if (kind === undefined || !("value" in element)) return [];
    const detail =
      element.type === TYPE.plural
        ? element.pluralType
        : element.type === TYPE.select
          ? Object.keys(element.options).toSorted().join(",")
          : element.type === TYPE.number
            ? JSON.stringify(element.style ?? null)
            : "";
    return [`${kind} ${element.value} ${detail}`.trim()];
  });
  return [...new Set(shapes)].toSorted();
}

const pluralsOf = (message: string) => elementsOf(parse(message)).filter((element) => element.type === TYPE.plural);

/** The literal words of a message. */
const wordsOf = (message: string): string =>
  elementsOf(parse(message))
    .map((element) => (element.type === TYPE.literal ? element.value : ""))
    .join(" ");

type Values = Record<string, string | number | Date | ((chunks: unknown[]) => string)>;

/** Counts of every plural category of every locale, of exact branches, and a fraction. */
const counts = [0, 1, 2, 5, 11, 21, 22, 25, 1.5, 1_000_000];

const marker = (name: string): string => `⟦${name}⟧`;

/** One set of values for each road through a message: each text a marker, a tag around its words. */
function valuesOf(message: string): Values[] {
  const elements = elementsOf(parse(message));
  const choices = elements.flatMap((element) => (element.type === TYPE.select ? Object.keys(element.options) : []));
  const counted = elements.some(({ type }) => type === TYPE.number || type === TYPE.plural);
  return (counted ? counts : [0]).flatMap((count) =>
    (choices.length > 0 ? choices : ["other"]).map((choice) => {
      const values: Values = {};
      for (const element of elements) {
        if (element.type === TYPE.argument) values[element.value] ??= marker(element.value);
        if (element.type === TYPE.number || element.type === TYPE.plural) values[element.value] = count;
        if (element.type === TYPE.select) values[element.value] = choice;
        if (element.type === TYPE.date || element.type === TYPE.time)
          values[element.value] = new Date("2026-03-12T09:41:00Z");
        if (element.type === TYPE.tag) {
          const name = element.value;
          values[name] = (chunks) => `${marker(name)}${chunks.join("")}${marker(name)}`;
        }
      }
      return values;
    }),
  );
}

function rendererOf(code: string) {
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl({ locale: localeRecord(code).iso, messages: loadCatalogue(code), timeZone: "UTC", onError });
  return (id: string, values: Values): string => [intl.formatMessage({ id }, values)].flat().join("");
}

const markersIn = (text: string): string[] => [...new Set(text.match(/⟦\w+⟧/g))].toSorted();

describe("I18N-02 BEYOND-23 the English catalogue", () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), "catalogue-"));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it("is what the code says", { timeout: 120_000 }, () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: { extract: string };
    };
    const extracted = join(directory, "en.json");
    const command = scripts.extract.replace("src/catalogues/en.json", extracted);
    expect(command).toContain(extracted);
    const path = [join(root, "../../node_modules/.bin"), dirname(process.execPath), process.env["PATH"]].join(
      delimiter,
    );
    execSync(command, { cwd: root, env: { ...process.env, PATH: path }, stdio: "pipe" });
    expect(english).toEqual(JSON.parse(readFileSync(extracted, "utf8")));
  });
});

it("I18N-01 I18N-02 each of the eleven locales has its catalogue", () => {
  expect(written.toSorted()).toEqual(locales.map(({ code }) => code));
  expect(locales).toHaveLength(11);
});

describe.each(translated)("I18N-02 BEYOND-23 the catalogue of %s", (code) => {
  const catalogue = loadCatalogue(code);
  const shared = ids.filter((id) => catalogue[id] !== undefined);

  it("has every message and no other", () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(ids.toSorted());
  });

  it("has the arguments and tags of English in each message", () => {
    const shapes = (messages: Readonly<Record<string, string>>) =>
      Object.fromEntries(shared.map((id) => [id, shapeOf(messages[id]!)]));
    expect(shapes(catalogue)).toEqual(shapes(english));
  });

  it("writes the number out wherever English does", () => {
    const isCounted = (message: string) =>
      pluralsOf(message).map(({ value, options }) => [
        value,
        options["other"]?.value.some(({ type }) => type === TYPE.pound),
      ]);
    for (const id of shared) expect.soft(isCounted(catalogue[id]!), id).toEqual(isCounted(english[id]!));
  });

  it("leaves nothing in English", () => {
    const leave = sameInBoth[code] ?? {};
    const same = shared.filter((id) => catalogue[id] === english[id] && /\p{L}/u.test(wordsOf(english[id]!)));
    expect(same.filter((id) => !Object.hasOwn(leave, catalogue[id]!))).toEqual([]);
    expect(
      Object.keys(leave).filter((text) => !same.some((id) => catalogue[id] === text)),
      "leave without need",
    ).toEqual([]);
  });
});

describe.each(written)("I18N-03 C-116 plurals in %s", (code) => {
  it("have every category that the language has", () => {
    const catalogue = loadCatalogue(code);
    for (const [id, message] of Object.entries(catalogue)) {
      for (const { options, pluralType } of pluralsOf(message)) {
        const type = pluralType === "ordinal" ? "ordinal" : "cardinal";
        const { pluralCategories } = new Intl.PluralRules(localeRecord(code).iso, { type }).resolvedOptions();
        const named = Object.keys(options).filter((option) => !option.startsWith("="));
        expect.soft(named.toSorted(), id).toEqual(pluralCategories.toSorted());
      }
    }
  });
});

describe.each(written)("C-121 messages of %s with values in them", (code) => {
  const render = rendererOf(code);
  const renderEnglish = rendererOf("en");
  const catalogue = loadCatalogue(code);

  /** What is wrong with a message as it reads with these values. */
  function faultOf(id: string, values: Values): string[] {
    const text = render(id, values);
    const lost = markersIn(text).join() !== markersIn(renderEnglish(id, values)).join();
    return lost || /[{}<>'"#]/.test(text) || text.trim() === "" ? [`${id}: ${text}`] : [];
  }

  it("show each value, and no brace, quote or bracket that was meant for the parser", { timeout: 60_000 }, () => {
    const shared = ids.filter((id) => catalogue[id] !== undefined);
    expect(shared.flatMap((id) => valuesOf(english[id]!).flatMap((values) => faultOf(id, values)))).toEqual([]);
  });
});

describe("C-117 I18N-03 the language's own rule chooses the word", () => {
  it.each([
    ["en", 0, "0 credits"],
    ["en", 1, "1 credit"],
    ["en", 21, "21 credits"],
    ["de", 1, "1 Credit"],
    ["de", 1.5, "1,5 Credits"],
    ["es", 1, "1 crédito"],
    ["es", 1_000_000, "1.000.000 de créditos"],
    ["fi", 1, "1 krediitti"],
    ["fi", 2, "2 krediittiä"],
    ["fr", 0, "0 crédit"],
    ["fr", 1, "1 crédit"],
    ["fr", 1.5, "1,5 crédit"],
    ["fr", 2, "2 crédits"],
    ["fr", 21, "21 crédits"],
    ["fr", 1_000_000, "1\u202F000\u202F000 de crédits"],
    ["it", 1, "1 credito"],
    ["it", 1_000_000, "1.000.000 di crediti"],
    ["nl", 0, "0 credits"],
    ["nl", 1, "1 credit"],
    ["pl", 1, "1 kredyt"],
    ["pl", 22, "22 kredyty"],
    ["pl", 5, "5 kredytów"],
    ["pl", 1.5, "1,5 kredytu"],
  ])("%s: %d", (code, count, text) => {
    expect(rendererOf(code)("chat-top-bar.credits", { count })).toBe(text);
  });
});

it("I18N-03 French has its spaces and its apostrophe", () => {
  for (const [id, message] of Object.entries(loadCatalogue("fr"))) {
    const words = wordsOf(message);
    expect.soft(words, id).not.toMatch(/[^\u202F][?!;%]|[^\u00A0]:|«[^\u00A0]|[^\u00A0]»|["']/);
  }
});
