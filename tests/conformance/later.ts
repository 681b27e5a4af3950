import { laterKinds, type Since } from "@kindling/domain/contract";
import { laterCalls } from "./driver/stage.ts";

/** What the contract has and no back end does yet. */
export interface Later {
  readonly what: string;
  readonly since: Since;
}

/** Calls and kinds whose behaviour comes with a later issue. No rule looks for it. */
export const later: readonly Later[] = [
  ...laterCalls.map(({ name, since }) => ({ what: `the call ${name}`, since: since! })),
  ...Object.entries(laterKinds).flatMap(([list, kinds]) =>
    Object.entries(kinds).map(([kind, since]) => ({ what: `${list} ${kind}`, since })),
  ),
];
