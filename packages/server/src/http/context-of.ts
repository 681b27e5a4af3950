import type { Context as HonoContext } from "hono";
import type { Account, Context, Services } from "../context.ts";
import { accountOfToken } from "../sessions/session.ts";
import { countedAddress } from "./address.ts";
import type { Caller, EdgeEnv } from "./caller.ts";
import { clearSessionCookie, readSessionCookie, setSessionCookie } from "./cookies.ts";

interface Known {
  readonly session: string;
  readonly account: Promise<Account | null>;
}

/** Whose session it is, for the calls that one page makes: they share their caller, and nobody else has it. */
const knownBy = new WeakMap<Caller, Known>();

/** Whose session a request brings. It is looked up once a page, and anew after anything that may have changed it. */
function accountOf(session: string, caller: Caller, method: string, services: Services): Promise<Account | null> {
  const known = knownBy.get(caller);
  if (known?.session === session && method === "GET") return known.account;
  const account = accountOfToken(services, caller.site, session);
  if (method === "GET") knownBy.set(caller, { session, account });
  else knownBy.delete(caller);
  return account;
}

/** What a request works with: its site, who makes it and from where. */
export async function contextOf(http: HonoContext<EdgeEnv>, services: Services): Promise<Context> {
  const caller = http.get("caller");
  const { site, address, country } = caller;
  const session = readSessionCookie(http, caller);
  const account = session ? await accountOf(session, caller, http.req.method, services) : null;
  return {
    ...services,
    site,
    account,
    session,
    address: countedAddress(address),
    country,
    agent: http.req.header("user-agent") ?? "",
    setSession: (value) => {
      knownBy.delete(caller);
      if (value) setSessionCookie(http, caller, value);
      else clearSessionCookie(http, caller);
    },
  };
}
