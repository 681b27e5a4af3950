import "../styles.css";
import { knownTimeZone } from "@kindling/domain/time";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { catalogues } from "virtual:catalogues";
import { App, createDomain, createPageIntl } from "../app/app.tsx";
import { beginSession } from "../shared/session/begin-session.ts";
import { createBrowserClient } from "../shared/session/browser-client.ts";
import { bringMemberPart } from "../app/bring-member-part.ts";
import { watchEarlyInput } from "../app/early-input.ts";
import { routes } from "../app/routes.ts";
import { bringErrorTexts, lacksErrorText } from "../shared/problems/error-text.ts";
import { openCatalogue } from "../shared/language/catalogue.ts";
import { readState } from "../shared/page/page-state.ts";
import { keepTimeZone } from "../shared/page/time-zone.ts";
import { openClasses } from "../shared/routing/classes.ts";
import { loadAhead, needChunk, needStyles, watchChunks } from "../shared/routing/chunk-guard.ts";
import { matchRoute } from "../shared/routing/match.ts";
import { PageRouter } from "../shared/routing/page-router.tsx";
import { logFailure } from "./log-failure.ts";
import { showStartFailure } from "./show-start-failure.ts";

/** A step that the page can do without. */
function attempt(step: () => void): void {
  try {
    step();
  } catch (failure) {
    logFailure(failure);
  }
}

async function start(): Promise<void> {
  watchChunks();
  attempt(watchEarlyInput);
  const written = readState();
  const state = { ...written, timeZone: knownTimeZone(written.timeZone) };
  attempt(keepTimeZone);
  const screen = matchRoute(routes, location.pathname)?.route.screen;
  openClasses();
  const [messages] = await Promise.all([
    openCatalogue(() => needChunk(catalogues[state.locale]!)),
    needStyles(),
    state.user && needChunk(bringMemberPart),
    [state.failure, state.posted?.problem].some((problem) => problem && lacksErrorText(problem)) &&
      needChunk(bringErrorTexts),
    // One that does not come fails where it is shown.
    screen && loadAhead(screen.load),
  ]);
  const account = state.user?.id ?? null;
  const client = createBrowserClient(account);
  beginSession(client, account, state.now);
  hydrateRoot(
    document.getElementById("root")!,
    <StrictMode>
      <PageRouter>
        <App state={state} domain={createDomain(client, state)} intl={createPageIntl(state, messages)} />
      </PageRouter>
    </StrictMode>,
    {
      onCaughtError: logFailure,
      onRecoverableError: logFailure,
      onUncaughtError: fail,
    },
  );
}

function fail(failure: unknown): void {
  logFailure(failure);
  showStartFailure();
}

// A browser that is too old has been left the plain document.
if (!("plain" in document.documentElement.dataset)) start().catch(fail);
