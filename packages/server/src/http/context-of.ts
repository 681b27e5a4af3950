import type { Context as HonoContext } from "hono";
import type { Context, Services } from "../context.ts";
import { accountOfToken } from "../sessions/session.ts";
import { countedAddress } from "./address.ts";
import type { EdgeEnv } from "./caller.ts";
import { clearSessionCookie, readSessionCookie, setSessionCookie } from "./cookies.ts";

/** What a request works with: its site, who makes it and from where. */
export async function contextOf(http: HonoContext<EdgeEnv>, services: Services): Promise<Context> {
  const caller = http.get("caller");
  const { site, address, country } = caller;
  const session = readSessionCookie(http, caller);
  const account = session ? await accountOfToken(services, site, session) : null;
  return {
    ...services,
    site,
    account,
    session,
    address: countedAddress(address),
    country,
    setSession: (value) => (value ? setSessionCookie(http, caller, value) : clearSessionCookie(http, caller)),
  };
}
