import { likePopupWait } from "../constants.ts";

/** The parameter of an address that asks for a like pop-up, in seconds. */
export const likePopupParameter = "t";

/** How long the like pop-up that an address asks for waits, in milliseconds; `undefined` where it asks for none, or nonsense. */
export function likePopupDelay(query: URLSearchParams): number | undefined {
  const [seconds = "", ...more] = query.getAll(likePopupParameter);
  if (more.length > 0 || !/^\d{1,5}$/.test(seconds)) return undefined;
  const delay = Number(seconds) * 1000;
  return delay <= likePopupWait ? delay : undefined;
}
