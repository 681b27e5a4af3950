import { createContext, useContext } from "react";
import type { Client } from "../client/client.ts";
import type { ServerClock } from "../time/clock.ts";

/** What the hooks work with. */
export interface DomainContext {
  readonly client: Client;
  readonly clock: ServerClock;
  /** Cache keys whose answers came with the page and were not read yet: they are fresh, so nothing fetches them again. */
  readonly seeded: Set<string>;
}

const Context = createContext<DomainContext | undefined>(undefined);

/** Gives the client and the clock to the hooks below it. */
export const DomainProvider = Context.Provider;

/** The client and the clock; throws outside a `DomainProvider`. */
export function useDomain(): DomainContext {
  const context = useContext(Context);
  if (!context) throw new Error("useDomain needs a DomainProvider above it");
  return context;
}
