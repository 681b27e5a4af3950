import { type AnswerOf, CallError, calls } from "@kindling/domain/contract";
import type { Client } from "@kindling/domain/client";
import { coarsePoint, locateTimeout, placeFreshFor } from "@kindling/domain/rules";

export type Place = AnswerOf<typeof calls.geocode>;

/** Why no place was found. */
export type NoPlace =
  | "abroad"
  | "denied"
  | "unavailable"
  | "timeout"
  | "unsupported"
  | "insecure"
  | "unknown"
  | "failed";

/** Where somebody is, or why nobody can say. */
export type Located = { readonly place: Place } | { readonly why: NoPlace };

const why = (reason: NoPlace): Located => ({ why: reason });

/** By the number that the browser gives. */
const refusals: readonly NoPlace[] = ["unavailable", "denied", "unavailable", "timeout"];

const askDevice = (): Promise<GeolocationCoordinates | NoPlace> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(refusals[code] ?? "unavailable"),
      { maximumAge: placeFreshFor, timeout: locateTimeout },
    );
  });

async function askBoth(client: Client): Promise<Located> {
  const found = await askDevice();
  if (typeof found === "string") return why(found);
  const { lat, lon } = coarsePoint({ lat: found.latitude, lon: found.longitude });
  try {
    return { place: await client.call(calls.geocode, { query: { lat: String(lat), lon: String(lon) } }) };
  } catch (failure) {
    return why(failure instanceof CallError && failure.code === "not_found" ? "unknown" : "failed");
  }
}

/** Finds the city that somebody is in. It ends within a set time, whatever the browser does, and never rejects. */
export async function locate(client: Client): Promise<Located> {
  if (!isSecureContext) return why("insecure");
  if (!("geolocation" in navigator)) return why("unsupported");
  const { promise: tooLate, resolve } = Promise.withResolvers<Located>();
  const timer = setTimeout(() => resolve(why("timeout")), locateTimeout);
  const located = await Promise.race([askBoth(client), tooLate]);
  clearTimeout(timer);
  return located;
}
