import "../styles.css";
import { loadCompiled } from "@kindling/locales/compiled";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App, createDomain, createPageIntl } from "../app/app.tsx";
import { beginSession } from "../shared/session/begin-session.ts";
import { createBrowserClient } from "../shared/session/browser-client.ts";
import { keepTimeZone } from "../shared/page/time-zone.ts";
import { guardChunks } from "../app/chunk-guard.ts";
import { watchEarlyInput } from "../app/early-input.ts";
import { matchRoute } from "../shared/routing/match.ts";
import { routes } from "../app/routes.ts";
import { bringSchemas } from "../shared/session/read-answer.ts";
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
  const account = state.user?.id ?? null;
  const client = createBrowserClient(account);
  beginSession(client, account, state.now);
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
