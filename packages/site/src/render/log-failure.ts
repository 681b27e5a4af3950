import type { ErrorInfo } from "react-dom/client";

/** Where something failed, for whoever opens the console; not the failure's own words, in which a member may be named. */
export function logFailure(failure: unknown, { componentStack }: Pick<ErrorInfo, "componentStack"> = {}): void {
  const name = failure instanceof Error ? failure.name : typeof failure;
  // oxlint-disable-next-line no-console -- the only place where a browser can be told of it
  console.error(`${name} on the page${componentStack ?? ""}`, ...(import.meta.env.DEV ? [failure] : []));
}
