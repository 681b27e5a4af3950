import type { Context } from "hono";

/** The caller's network address. A forwarded one is not believed: whoever sends it may write what they like. */
export function callerAddress(http: Context): string {
  const { incoming } = (http.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? "local";
}
