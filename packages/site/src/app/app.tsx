import type { Client } from "@kindling/domain/client";
import { calls } from "@kindling/domain/contract";
import { callKey, createAnswers, type DomainContext, DomainProvider } from "@kindling/domain/react";
import { type Clock, createServerClock, remember } from "@kindling/domain/time";
import type { CompiledCatalogue } from "@kindling/locales/compiled";
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider } from "react-intl";
import { SWRConfig } from "swr";
import type { PageState } from "../shared/page/page-state.ts";
import { PageProvider } from "../shared/page/page-context.ts";
import { trackLoading } from "../shared/loading/loading-store.ts";
import { AppBoundary } from "./app-boundary.tsx";
import { CurrentScreen } from "./current-screen.tsx";
import { LogOutGate } from "../shared/session/log-out-gate.tsx";
import { PostedProvider } from "../shared/forms/use-posted.tsx";
import { LoggedInContext } from "../shared/user/use-user.ts";

type OfPlace = (place: string) => IntlShape;

/** Formatters are dear to make and hold nothing of a reader: one for each catalogue, way to write and time zone serves every page. */
const intls = new WeakMap<CompiledCatalogue, OfPlace>();
/** Ways to write and time zones that a catalogue's formatters are kept for: readers name them. */
const placesKept = 50;

/** Formats in the page's language, as its reader writes, by their time zone: on the server as in the browser. */
export function createPageIntl(
  { formats, timeZone }: Pick<PageState, "formats" | "timeZone">,
  messages: CompiledCatalogue,
) {
  const ofPlace: OfPlace =
    intls.get(messages) ??
    remember(placesKept, (place) => {
      const [locale, zone] = place.split(" ") as [string, string];
      return createIntl({ locale, timeZone: zone, messages }, createIntlCache());
    });
  intls.set(messages, ofPlace);
  return ofPlace(`${formats} ${timeZone}`);
}

/** What the server's render has read, by cache key. */
const seedsOf = ({ user, answers }: PageState): Readonly<Record<string, unknown>> =>
  user ? { ...answers, [callKey(calls.getUser, {})]: user } : answers;

/** What the app stands on besides its state; made once a document. Over a clock that stands still nothing is polled. */
export function createDomain(client: Client, state: PageState, standing?: Clock): DomainContext {
  const clock = createServerClock(standing);
  clock.adjust(state.now);
  return {
    clock,
    polls: !standing,
    ...createAnswers({ client, clock, seeds: Object.keys(seedsOf(state)), onAwaited: trackLoading }),
  };
}

/** The cache that the browser starts from. */
const seedCache = (state: PageState) => new Map(Object.entries(seedsOf(state)).map(([key, data]) => [key, { data }]));

interface AppProps {
  readonly state: PageState;
  readonly domain: DomainContext;
  readonly intl: IntlShape;
}

/** The product below a router. */
export function App({ state, domain, intl }: AppProps) {
  return (
    <RawIntlProvider value={intl}>
      <DomainProvider value={domain}>
        <PageProvider value={state}>
          <LoggedInContext value={state.user !== null}>
            <SWRConfig
              value={{
                provider: () => seedCache(state),
                revalidateOnFocus: false,
                revalidateOnReconnect: false,
                shouldRetryOnError: false,
              }}
            >
              <AppBoundary>
                <LogOutGate account={state.user?.id ?? null}>
                  <PostedProvider posted={state.posted} notice={state.notice}>
                    <CurrentScreen failure={state.failure} />
                  </PostedProvider>
                </LogOutGate>
              </AppBoundary>
            </SWRConfig>
          </LoggedInContext>
        </PageProvider>
      </DomainProvider>
    </RawIntlProvider>
  );
}
