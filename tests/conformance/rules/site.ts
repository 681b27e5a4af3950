import { type LocaleCode, calls, localeCodes, pageNames } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import type { Rule } from "../rule.ts";

export const siteRules: readonly Rule[] = [
  {
    name: "settings-are-of-the-domain-asked-for",
    ids: "SET-01",
    says: "Settings are of the domain that is forced, whatever else the address asks for; a domain of nobody is not_found.",
    async check({ cast, origin }) {
      const visitor = cast.visitor();
      const { server_time: _own, ...own } = await visitor.call(calls.getSettings);
      const query = {
        domain: new URL(origin).hostname,
        utm_source: "conformance",
        min_age: "abc",
        domain_language: "xx",
      };
      const { server_time, ...forced } = await visitor.call(calls.getSettings, { query });
      mustBe(forced, own, "the settings of the domain");
      must(!Number.isNaN(Date.parse(server_time)), "the server's time is none");
      await visitor.refused("not_found", calls.getSettings, { query: { domain: "nobodys.example" } });
    },
  },
  {
    name: "pages-are-in-every-language",
    ids: "SET-03",
    says: "Every page of text is there in every language that the site shows, with something in it.",
    async check({ cast }) {
      const { visible_locales: visible = ["en"] } = await cast.settings();
      const shown = visible.filter((locale): locale is LocaleCode =>
        (localeCodes as readonly string[]).includes(locale),
      );
      for (const locale of shown)
        for (const page of pageNames) {
          const { title, sections } = await cast.visitor().call(calls.getPage, { query: { page, locale } });
          const filled =
            title !== "" && sections.length > 0 && sections.every(({ paragraphs }) => paragraphs.length > 0);
          must(filled, `the page ${page} is empty in ${locale}`);
        }
    },
  },
  {
    name: "regions-are-of-their-country",
    ids: "API-04",
    says: "Regions are of the country asked for, each once, and there are some where the site has them; nobody's country has none.",
    async check({ cast }) {
      const { region_data, countries } = await cast.settings();
      const read = async (country: string) =>
        (await cast.visitor().call(calls.getRegions, { query: { country } })).regions;
      const all = await Promise.all(countries.map(read));
      for (const [at, regions] of all.entries()) {
        const strays = regions.filter(({ code }) => !code.startsWith(`${countries[at]}-`));
        mustBe(strays, [], `regions of ${countries[at]} that are elsewhere`);
        mustBe(
          new Set(regions.map(({ code }) => code)).size,
          regions.length,
          `the different regions of ${countries[at]}`,
        );
      }
      mustBe(
        all.some((regions) => regions.length > 0),
        region_data,
        "whether there are regions",
      );
      mustBe(await read("ZZ"), [], "the regions of a country that is none");
    },
  },
];
