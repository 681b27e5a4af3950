import "../styles.css";
import { createClient } from "@kindling/domain/client";
import { loadCompiled } from "@kindling/locales/compiled";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App, createDomain, createPageIntl } from "../app/app.tsx";
import { forgetMember } from "../shared/storage/tab-storage.ts";
import { logInPath } from "../shared/links/log-in-path.ts";
import { keepTimeZone } from "../shared/page/time-zone.ts";
import { guardChunks } from "../app/chunk-guard.ts";
import { watchEarlyInput } from "../app/early-input.ts";
import { matchRoute } from "../shared/routing/match.ts";
import { routes } from "../app/routes.ts";
import { bringSchemas, readAnswer } from "./read-answer.ts";
import { readState } from "../shared/page/page-state.ts";

async function start(): Promise<void> {
  guardChunks();
  watchEarlyInput();
  const state = readState();
  keepTimeZone();
  const [messages] = await Promise.all([
    loadCompiled(state.locale),
    matchRoute(routes, location.pathname)?.route.screen.load(),
  ]);
  const client = createClient({
    origin: location.origin,
    fetch: (request) => fetch(request),
    read: readAnswer,
    isOnline: () => navigator.onLine,
    onAuthenticationRequired: () => {
      if (!state.user) return;
      forgetMember();
      location.assign(logInPath(location.pathname + location.search));
    },
  });
  hydrateRoot(
    document.getElementById("root")!,
    <StrictMode>
      <BrowserRouter>
        <App state={state} domain={createDomain(client, state)} intl={createPageIntl(state, messages)} />
      </BrowserRouter>
    </StrictMode>,
  );
  bringSchemas();
}

void start();
