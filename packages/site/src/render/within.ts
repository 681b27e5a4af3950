/** Milliseconds that the back end has for all that one page asks of it; the render needs the rest of two seconds. */
export const pageBudget = 1_500;

type Send = (request: Request) => Promise<Response>;

/** Sends requests that fail when the time is up, even where the other side does not listen to their signal. */
export function within(milliseconds: number, send: Send): Send {
  const signal = AbortSignal.timeout(milliseconds);
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
  // Most pages are done before.
  over.catch(() => {});
  return (request) => Promise.race([send(new Request(request, { signal })), over]);
}
