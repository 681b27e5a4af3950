import { placeFreshFor } from "@kindling/domain/rules";
import { useDomain } from "@kindling/domain/react";
import { useEffect, useRef, useState } from "react";
import { usePage } from "../page/page-context.ts";
import { keepOfAccount, readOfAccount, useTextOfAccount } from "../storage/account-store.ts";
import { useUser } from "../user/use-user.ts";
import { locate, type NoPlace, type Place } from "./locate.ts";

/** What the button shows. */
export type PlaceState =
  | { readonly kind: "idle" }
  | { readonly kind: "asking" }
  | { readonly kind: "active"; readonly place: Place }
  | { readonly kind: "error"; readonly why: NoPlace };

/** What the device keeps: the place for an hour, and whether the browser may tell it. */
interface Kept {
  readonly place?: Place;
  readonly at?: number;
  readonly permission?: PermissionState;
}

const name = "place";

function parse(text: string): Kept {
  try {
    return JSON.parse(text || "{}") as Kept;
  } catch {
    return {};
  }
}

function stateOf({ place, at = 0, permission }: Kept, now: number): PlaceState {
  if (permission === "denied") return { kind: "error", why: "denied" };
  return place && now - at < placeFreshFor ? { kind: "active", place } : { kind: "idle" };
}

/**
 * idle --press--> asking --found--> active --an hour--> idle
 *                 asking --refused, failed, too late--> error --press--> asking
 *
 * The place and the permission stay on the device with the account, and go when it logs out.
 */
export function usePlace(onPlace: (place: Place) => void) {
  const { client, clock } = useDomain();
  const { countries } = usePage().settings;
  const account = useUser()?.id ?? "visitor";
  const kept = useTextOfAccount(account, name);
  const [passing, setPassing] = useState<PlaceState | null>(null);
  const here = useRef(true);

  const keep = (change: Kept): void => {
    const now = clock.now();
    const next = JSON.stringify({ ...parse(readOfAccount(account, name)), ...change });
    if (next !== readOfAccount(account, name)) keepOfAccount(account, name, next, now);
  };

  useEffect(() => {
    here.current = true;
    let status: PermissionStatus | undefined;
    const told = () => {
      if (here.current && status) keep({ permission: status.state });
    };
    // Not every browser says, and some refuse the question.
    void navigator.permissions
      ?.query({ name: "geolocation" })
      .then((answer) => {
        status = answer;
        status.addEventListener("change", told);
        told();
      })
      .catch(() => {});
    return () => {
      here.current = false;
      status?.removeEventListener("change", told);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- who is here does not change while the document lives
  }, []);

  const press = async (): Promise<void> => {
    if (passing?.kind === "asking") return;
    const known = stateOf(parse(kept), clock.now());
    if (known.kind === "active") return onPlace(known.place);
    setPassing({ kind: "asking" });
    const located = await locate(client);
    if (!here.current) return;
    if ("why" in located) return setPassing({ kind: "error", why: located.why });
    if (!countries.includes(located.place.country)) return setPassing({ kind: "error", why: "abroad" });
    keep({ place: located.place, at: clock.now(), permission: "granted" });
    setPassing(null);
    onPlace(located.place);
  };

  return { state: passing ?? stateOf(parse(kept), clock.now()), onPress: () => void press() };
}
