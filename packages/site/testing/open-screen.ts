import { createClient } from "@kindling/domain/client";
import { calls, localeCodes } from "@kindling/domain/contract";
import {
  createFakeBackEnd,
  type FakeOptions,
  type FakeOverrides,
  fakeStages,
  type FakeWorld,
  offline,
} from "@kindling/domain/fakes";
import type { DomainContext } from "@kindling/domain/react";
import { readBySchema } from "@kindling/domain/schemas";
import { createDomain } from "../src/app/app.tsx";
import { bringMemberPart } from "../src/app/bring-member-part.ts";
import { routes } from "../src/app/routes.ts";
import { formatLocale } from "../src/render/format-locale.ts";
import { layoutCalls, loadAnswers, loadUser, readFrom } from "../src/render/load.ts";
import type { Posted } from "../src/shared/forms/form.ts";
import type { PageState } from "../src/shared/page/page-state.ts";
import { bringErrorTexts } from "../src/shared/problems/error-text.ts";
import { asProblem } from "../src/shared/problems/problem.ts";
import { contextOf, matchRoute } from "../src/shared/routing/match.ts";
import type { WantedCall } from "../src/shared/routing/route.ts";
import { readVisit } from "../src/shared/visit/visit.ts";
import type { AccountState } from "./account.ts";
import { addPhotos } from "./photos.ts";

/** A screen in a state of its own. */
export interface ScreenArgs {
  /** The address that is open. */
  path: string;
  /** The page of ours before it, where there was one. */
  from?: string;
  /** Who looks at it; the toolbar may say otherwise. @default "free" */
  account?: AccountState;
  /** What is otherwise in the world than in that of the account. */
  options?: FakeOptions;
  /** What else is so, once the world is made. */
  world?: (world: FakeWorld) => void;
  /** Calls that fail or wait (`failing`, `pending`); their answers did not come with the page. */
  overrides?: FakeOverrides;
  /** Whether there is a network once the page is there. @default true */
  online?: boolean;
  /** Whether the entry warning was answered before. @default true */
  entered?: boolean;
  /** The form that came back with the page. */
  posted?: Posted;
  /** Whether the product is installed; the toolbar may say otherwise. @default false */
  installed?: boolean;
}

/** A page as it stands before it is drawn. */
export interface OpenScreen {
  readonly key: number;
  readonly state: PageState;
  readonly domain: DomainContext;
  /** The addresses that were open, the last one now. */
  readonly entries: string[];
  /** Gives up what would never come back. */
  readonly close: () => void;
}

const origin = "http://localhost";
/** Enough for each list, and few: the gate draws each in every brand. */
const members = 12;
let opened = 0;

/** Opens a screen over a back end in memory, as the server's render does: who is there, the site, and what the page reads. */
export async function openScreen(args: ScreenArgs & { readonly locale: string }): Promise<OpenScreen> {
  const { path, from, account = "free", options, overrides = {}, online = true, entered = true } = args;
  const settings = { cdn_prefix: "", ...options?.settings };
  const fake = createFakeBackEnd({ members, ...fakeStages[account], ...options, settings });
  const { world, browse } = fake;
  addPhotos(world);
  args.world?.(world);

  const gone = new AbortController();
  const client = createClient({
    origin,
    account: world.me,
    fetch: (request) => browse(new Request(request, { signal: gone.signal })),
    read: readBySchema,
    isOnline: () => navigator.onLine,
    retries: 0,
  });
  const url = new URL(path, origin);
  const match = matchRoute(routes, url.pathname);
  const page = {
    settings: await client.call(calls.getSettings),
    user: await loadUser(client),
    locale: localeCodes.find((code) => code === args.locale) ?? "en",
    visit: readVisit(url.searchParams),
  };
  const answersTo = (wanted: readonly WantedCall[]) =>
    loadAnswers(
      client,
      wanted.filter(({ call }) => !Object.hasOwn(overrides, call.name)),
    );
  const load = async () => {
    const context = match && contextOf(match, url.searchParams, page);
    const first = await answersTo([
      ...layoutCalls(page.user, null),
      ...((context && match.route.calls?.(context)) ?? []),
    ]);
    const after = (context && match.route.callsAfter?.(context, readFrom(first))) ?? [];
    return { ...first, ...(await answersTo(after)) };
  };
  const content = await load().then(
    (answers) => ({ answers, failure: null }),
    (failure: unknown) => {
      const problem = asProblem(failure);
      // The network is there until the page is: a fake that answers nothing is at fault.
      if (problem.code === "network_failed") throw failure;
      return { answers: {}, failure: problem };
    },
  );
  Object.assign(fake.overrides, overrides, online ? {} : offline());
  await Promise.all([match?.route.screen.load(), bringMemberPart(), bringErrorTexts()]);
  const state: PageState = {
    ...page,
    ...content,
    now: world.clock.now(),
    timeZone: "Europe/Amsterdam",
    // By the language alone, whoever looks.
    formats: formatLocale(page.locale, {
      user: null,
      settings: { ...page.settings, geoip_country: null },
      acceptLanguage: null,
    }),
    locales: localeCodes,
    entered,
    formKey: "00000000-0000-4000-8000-000000000000",
    posted: args.posted ?? null,
    notice: null,
  };
  return {
    key: (opened += 1),
    state,
    domain: createDomain(client, state, world.clock),
    entries: [...(from === undefined ? [] : [from]), path],
    close: () => gone.abort(),
  };
}
