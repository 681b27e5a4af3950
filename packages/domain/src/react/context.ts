import { createContext, useContext } from "react";
import type { Client } from "../client/client.ts";
import type { ServerClock } from "../time/clock.ts";
import type { Answers } from "./answers.ts";

/** What the hooks work with. */
export interface DomainContext {
  readonly client: Client;
  readonly clock: ServerClock;
  readonly answers: Answers;
  /** Whether time goes by: else nothing is refreshed by itself. */
  readonly polls: boolean;
}

const Context = createContext<DomainContext | undefined>(undefined);

/** Gives client, clock and answers to the hooks below it. */
export const DomainProvider = Context.Provider;

/** Client, clock and answers; throws outside a `DomainProvider`. */
export function useDomain(): DomainContext {
  const context = useContext(Context);
  if (!context) throw new Error("useDomain needs a DomainProvider above it");
  return context;
}
