import type { Tracking } from "@kindling/domain/contract";

const names = ["network", "ref", "sub1", "sub2", "sub3"] as const;

/** Where the visitor came from, by the page's address; nothing is stored on the device for it. */
export function readTracking(): Tracking {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)!.slice(0, 100)]] : [])));
}
