import { calls, type SearchQuery, type SearchResult } from "@kindling/domain/contract";
import { must, mustBe, NotAvailable } from "../driver/broken.ts";
import type { Visitor } from "../driver/visitor.ts";
import type { Rule } from "../rule.ts";

const everybody = { min_age: 18, max_age: 99 };

/** Reads all pages, as of the first. */
async function readPages(
  reader: Visitor,
  query: SearchQuery,
  between?: () => Promise<unknown>,
): Promise<SearchResult[]> {
  const pages = [await reader.call(calls.searchMembers, { query })];
  await between?.();
  const { as_of, numResults, pageSize } = pages[0]!;
  while (pages.length < Math.ceil(numResults / pageSize)) {
    pages.push(await reader.call(calls.searchMembers, { query: { ...query, page: pages.length + 1, as_of } }));
  }
  return pages;
}

const idsOf = (pages: readonly SearchResult[]): string[] => pages.flatMap(({ results }) => results.map(({ id }) => id));

export const searchRules: readonly Rule[] = [
  {
    name: "search-keeps-to-its-filters",
    ids: "MEMBERS-01",
    says: "Search answers nobody of another gender, country or age than asked for.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      for (const gender of ["male", "female"] as const) {
        const { results } = await ada.call(calls.searchMembers, {
          query: { gender, country: "NL", min_age: 25, max_age: 40 },
        });
        const strays = results.filter(
          (one) => one.age < 25 || one.age > 40 || one.gender !== gender || one.country !== "NL",
        );
        mustBe(
          strays.map(({ id }) => id),
          [],
          "who was found that was not asked for",
        );
      }
    },
  },
  {
    name: "search-pages-repeat-nobody",
    ids: "MEMBERS-01 C-087",
    says: "Through the pages of a search nobody comes twice, though somebody joins between two of them.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const pages = await readPages(ada, everybody, () => cast.fresh());
      if (pages.length < 2) throw new NotAvailable("there are too few members for a second page");
      const ids = idsOf(pages);
      mustBe(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        [],
        "who came twice",
      );
    },
  },
  {
    name: "search-pages-skip-nobody",
    ids: "MEMBERS-01 C-087",
    says: "The pages of a search have as many members as it says, full but for the last, and then end.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const pages = await readPages(ada, everybody);
      if (pages.length < 2) throw new NotAvailable("there are too few members for a second page");
      const { numResults, pageSize, as_of } = pages[0]!;
      mustBe(idsOf(pages).length, numResults, "the number of members on all pages");
      for (const [at, { results, pageNumber }] of pages.entries()) {
        mustBe(pageNumber, at + 1, "the number of a page");
        must(at === pages.length - 1 || results.length === pageSize, `page ${pageNumber} is not full`);
      }
      const query = { ...everybody, page: pages.length + 1, as_of };
      mustBe((await ada.call(calls.searchMembers, { query })).results, [], "the page after the last");
    },
  },
  {
    name: "search-by-distance-takes-a-place",
    ids: "BEYOND-34",
    says: "By distance nobody further away than asked for is answered, the nearest first; a visitor cannot search so.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      must((await ada.call(calls.getUser)).profile.placed, "a member in Utrecht has no place");
      for (const [query, reach] of [
        [{ sort: "near" }, 200],
        [{ radius: 100 }, 100],
      ] as const) {
        await cast.visitor().refused("invalid_request", calls.searchMembers, { query: { ...everybody, ...query } });
        const { results } = await ada.call(calls.searchMembers, { query: { ...everybody, ...query } });
        const away = results.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY);
        must(away.length > 0, "nobody is near");
        must(
          away.every((distance) => distance <= reach),
          "somebody is too far away",
        );
        if ("sort" in query)
          mustBe(
            away,
            away.toSorted((one, other) => one - other),
            "the order of who is near",
          );
      }
      await ada.refused("invalid_request", calls.searchMembers, { query: { ...everybody, radius: 37 } });
    },
  },
  {
    name: "who-joins-is-found",
    ids: "MEMBERS-01 AUTH-07",
    says: "A member whose address is confirmed is found by a new search.",
    async check({ cast }) {
      const [ada, ben] = [await cast.member("ada"), await cast.member("ben")];
      const { age, gender, country } = ben.user.profile;
      const query = { min_age: age, max_age: age, gender, country } as SearchQuery;
      must(idsOf(await readPages(ada, query)).includes(ben.user.id), "a new member is not found");
    },
  },
  {
    name: "age-ranges-that-cannot-be-are-refused",
    ids: "MEMBERS-01",
    says: "An age range the wrong way round, or below the site's least age, is invalid_request.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      for (const query of [
        { min_age: 50, max_age: 20 },
        { min_age: 5, max_age: 60 },
        { min_age: 20, max_age: 200 },
      ])
        await ada.refused("invalid_request", calls.searchMembers, { query });
    },
  },
  {
    name: "visitors-see-as-much-as-the-site-says",
    ids: "SET-06",
    says: "Visitors see nothing, the first page or all of a search, as the settings have it.",
    async check({ cast }) {
      const visitor = cast.visitor();
      const { logged_out_search: mode } = await cast.settings();
      if (mode === "none") return void (await visitor.refused("authentication_required", calls.searchMembers));
      const { results, numResults, pageSize, limited } = await visitor.call(calls.searchMembers, { query: everybody });
      must(results.length > 0, "visitors see nobody");
      mustBe(limited, mode === "first_page" && numResults > pageSize, "whether visitors are told of more");
      const second = { query: { ...everybody, page: 2 } };
      if (mode === "all") await visitor.call(calls.searchMembers, second);
      else await visitor.refused("authentication_required", calls.searchMembers, second);
    },
  },
];
