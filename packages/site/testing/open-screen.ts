import { type Client, createClient } from "@kindling/domain/client";
import { calls, type LocaleCode, localeCodes, type Settings } from "@kindling/domain/contract";
import { createFakeBackEnd, type FakeWorld } from "@kindling/domain/fakes";
import type { DomainContext } from "@kindling/domain/react";
import { readBySchema } from "@kindling/domain/schemas";
import { createDomain } from "../src/app/app.tsx";
import { routes } from "../src/app/routes.ts";
import { layoutCalls, loadAnswers, loadUser } from "../src/render/load.ts";
import type { PageState } from "../src/shared/page/page-state.ts";
import { asProblem } from "../src/shared/problems/problem.ts";
import { contextOf, matchRoute } from "../src/shared/routing/match.ts";
import { want } from "../src/shared/routing/route.ts";
import { readVisit } from "../src/shared/visit/visit.ts";
import { type AccountState, join, origin, withSession } from "./account.ts";
import { fakeImage } from "./photo.ts";

/** What becomes of calls: each has its answer, none ever comes back, or the back end fails at each. */
export type Fate = "answered" | "pending" | "failing";

/** A screen in a state of its own. */
export interface ScreenArgs {
  /** The address that is open. */
  path: string;
  /** The page of ours before it, where there was one. */
  from?: string;
  /** Who looks at it; the toolbar may say otherwise. @default "free" */
  account?: AccountState;
  /** What is so in the world before the page is asked for; `own` is the reader's id. */
  world?: (world: FakeWorld, own: string) => void;
  /** What is otherwise in the site's settings. */
  settings?: Partial<Settings>;
  /** What becomes of the calls that the screen reads; only those that have an answer came with the page. @default "answered" */
  reads?: Fate;
  /** What becomes of the calls that change something. @default "answered" */
  writes?: Fate;
  /** Whether there is a network once the page is there. @default true */
  online?: boolean;
  /** Whether the product is installed; the toolbar may say otherwise. @default false */
  installed?: boolean;
}

/** A page as it stands before it is drawn. */
export interface OpenScreen {
  readonly key: string;
  readonly state: PageState;
  readonly domain: DomainContext;
  readonly entries: readonly string[];
  /** Gives up what would never come back. */
  readonly close: () => void;
}

/** Enough for two pages of a search, with few pictures to draw. */
const members = 18;

/** Each member of the made-up world has a picture, but every fourth. */
function addPhotos({ profiles }: FakeWorld): void {
  for (const [id, profile] of profiles) {
    if (Number(id) % 4 === 0) continue;
    const image = fakeImage(Number(id));
    profiles.set(id, { ...profile, main_image: image, images: [image] });
  }
}

const localeOf = (code: string): LocaleCode => localeCodes.find((known) => known === code) ?? "en";

let opened = 0;

/** Opens a screen over a back end in memory, as the server's render does: who is there, the site, and what the route reads. */
export async function openScreen(args: ScreenArgs & { readonly locale: string }): Promise<OpenScreen> {
  const { path, from, account = "free", reads = "answered", writes = "answered", online = true } = args;
  const backEnd = createFakeBackEnd({ members });
  const { world } = backEnd;
  Object.assign(world, { settings: { ...world.settings, cdn_prefix: "", ...args.settings } });
  addPhotos(world);
  const own = await join(backEnd, account);
  args.world?.(world, own ?? "");

  const gone = new AbortController();
  const answered = (request: Request) => backEnd.fetch(withSession(request));
  const fates: Readonly<Record<Fate, (request: Request) => Promise<Response>>> = {
    answered,
    pending: () => new Promise((_, reject) => gone.signal.addEventListener("abort", () => reject(gone.signal.reason))),
    failing: async () => Response.json({ error: { code: "unexpected" } }, { status: 500 }),
  };
  const clientOf = (fetch: (request: Request) => Promise<Response>): Client =>
    createClient({ origin, account: own, fetch, read: readBySchema, retries: 0 });

  const ahead = clientOf(answered);
  const [settings, user] = await Promise.all([ahead.call(calls.getSettings), loadUser(ahead)]);
  const url = new URL(path, origin);
  const match = matchRoute(routes, url.pathname);
  const page = { settings, user, locale: localeOf(args.locale), visit: readVisit(url.searchParams) };
  const wanted = match?.route.calls?.(contextOf(match, url.searchParams, page)) ?? [];
  const all = reads === "answered" ? [...layoutCalls(user), ...wanted] : [want(calls.getCompany, {})];
  const content = await loadAnswers(ahead, all).then(
    (answers) => ({ answers, failure: null }),
    (failure: unknown) => ({ answers: {}, failure: asProblem(failure) }),
  );
  const state: PageState = {
    ...page,
    ...content,
    now: world.clock.now(),
    timeZone: "Europe/Amsterdam",
    locales: localeCodes,
    entered: true,
  };
  const client = clientOf((request) => {
    if (!online) return Promise.reject(new TypeError("offline"));
    return fates[request.method === "GET" ? reads : writes](request);
  });
  await match?.route.screen.load();
  return {
    key: String((opened += 1)),
    state,
    domain: createDomain(client, state, world.clock),
    entries: [...(from === undefined ? [] : [from]), path],
    close: () => gone.abort(),
  };
}
