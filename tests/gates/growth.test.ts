import { calls } from "@kindling/domain/contract";
import { createMember, createTestServer, grow, type TestServer } from "@kindling/server/testing";
import { expect, test } from "vitest";

const sizes = [10_000, 100_000, 1_000_000];
const likers = 5_000;
const thread = 10_000;
/** How often each call is made, each time for somebody or something else where it can be. */
const rounds = 40;

/** Milliseconds of one call: in the middle, and of all but the slowest twentieth. */
interface Times {
  readonly median: number;
  readonly p95: number;
}

async function timesOf(clock: TestServer["clock"], call: (round: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    // Nobody asks so often that they would be put off.
    clock.advance(5_000);
    const begin = performance.now();
    await call(round + 5);
    if (round >= 0) times.push(performance.now() - begin);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[rounds / 2]!, p95: sorted[Math.floor(rounds * 0.95)]! };
}

/** The calls that members make most, on a site that has grown to a size. */
async function measure(members: number): Promise<Record<string, Times>> {
  const server = await createTestServer();
  try {
    const { client, user } = await createMember(server);
    const first = await grow(server, { members, reader: Number(user.id), likers, thread });
    const everybody = { min_age: 18, max_age: 99 };
    const page = async (query: object, wanted: number) => {
      const { as_of } = await client.call(calls.searchMembers, { query });
      return (round: number) =>
        client.call(calls.searchMembers, { query: { ...query, page: wanted - (round % 5), as_of } });
    };
    const search = (query: object) => () => client.call(calls.searchMembers, { query });
    const countries = ["NL", "BE", "FR", "DE", "DK"];
    const measured: Record<string, (round: number) => Promise<unknown>> = {
      "search: everybody": search(everybody),
      "search: a late page": await page(everybody, 41),
      "search: a country and gender": (round) =>
        search({ ...everybody, gender: "male", country: countries[round % 5] })(),
      "search: a region and two years": (round) =>
        search({ country: "NL", countryregion: "NL-UT", min_age: 20 + round, max_age: 21 + round })(),
      "search: the oldest anywhere": search({ min_age: 75, max_age: 76 }),
      "search: nobody": search({ country: "NL", countryregion: "NL-GR", min_age: 30, max_age: 40 }),
      "search: who was here lately": search({ ...everybody, sort: "active" }),
      "search: lately, a country and gender": (round) =>
        search({ ...everybody, sort: "active", gender: "male", country: countries[round % 5] })(),
      "search: the nearest": search({ ...everybody, sort: "near" }),
      "search: the nearest, a late page": await page({ ...everybody, sort: "near" }, 41),
      "search: within 50 km": search({ ...everybody, radius: 50 }),
      "search: within 200 km, lately": search({ ...everybody, radius: 200, sort: "active" }),
      profile: (round) => client.call(calls.getMember, { query: { id: String(first + ((round * 7_919) % members)) } }),
      "who I am": () => client.call(calls.getUser),
      "likes: counts": () => client.call(calls.getLikes, { query: { limit: 0 } }),
      "likes: a page": () => client.call(calls.getLikes, { query: { type: "received" } }),
      "likes: matches": () => client.call(calls.getLikes, { query: { type: "matches" } }),
      "chats: counts": () => client.call(calls.getChats, { query: { limit: 0 } }),
      chats: () => client.call(calls.getChats),
      "swipe game": () => client.call(calls.getSwipeGame),
      thread: () => client.call(calls.getMessages, { query: { profile: String(first) } }),
    };
    const table: Record<string, Times> = {};
    for (const [name, call] of Object.entries(measured)) table[name] = await timesOf(server.clock, call);
    return table;
  } finally {
    await server.close();
  }
}

test(
  "each call takes at most 50 ms at the median and 150 at the 95th percentile, however far a site has grown",
  {
    timeout: 45 * 60_000,
  },
  async () => {
    const tables = new Map<number, Record<string, Times>>();
    for (const size of sizes) tables.set(size, await measure(size));
    const [small] = tables.values();
    const names = Object.keys(small!);
    const told = ({ median, p95 }: Times) => `${median.toFixed(1)} / ${p95.toFixed(1)}`;
    console.table(
      Object.fromEntries(
        names.map((name) => [name, Object.fromEntries([...tables].map(([size, table]) => [size, told(table[name]!)]))]),
      ),
    );
    const slow = [...tables].flatMap(([size, table]) =>
      names.filter((name) => table[name]!.median > 50 || table[name]!.p95 > 150).map((name) => `${name} at ${size}`),
    );
    expect.soft(slow).toEqual([]);
    const largest = tables.get(sizes.at(-1)!)!;
    // Below a few milliseconds the scale of a clock would decide.
    const grown = names.filter(
      (name) => largest[name]!.median > Math.max(1.5 * small![name]!.median, small![name]!.median + 3),
    );
    expect.soft(grown).toEqual([]);
  },
);
