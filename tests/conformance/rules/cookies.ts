import { calls } from "@kindling/domain/contract";
import { sessionLifetime } from "@kindling/domain/rules";
import { must, NotAvailable } from "../driver/broken.ts";
import type { Bench, Rule } from "../rule.ts";

interface SetCookie {
  readonly name: string;
  /** By name in lower case; a flag is the empty text. */
  readonly attributes: ReadonlyMap<string, string>;
}

function readSetCookie(line: string): SetCookie {
  const [pair = "", ...rest] = line.split(";").map((part) => part.trim());
  const attributes = rest.map((part): [string, string] => {
    const [name = "", value = ""] = part.split("=", 2);
    return [name.toLowerCase(), value];
  });
  return { name: pair.split("=", 1)[0]!, attributes: new Map(attributes) };
}

/** What logging in sets, held against one thing that each of it has to be. */
async function mustSet({ cast }: Bench, keeps: (cookie: SetCookie) => boolean, problem: string): Promise<void> {
  const { credentials } = await cast.member("ada");
  const { headers } = await cast.visitor().ask(calls.logIn, { body: credentials });
  const set = headers.getSetCookie().map(readSetCookie);
  must(set.length > 0, "logging in sets no cookie");
  for (const cookie of set) must(keeps(cookie), `the cookie ${cookie.name} ${problem}`);
}

export const cookieRules: readonly Rule[] = [
  {
    name: "session-cookie-is-kept-from-scripts",
    ids: "AUTH-09",
    says: "The session's cookie is HttpOnly.",
    check: (bench) => mustSet(bench, ({ attributes }) => attributes.has("httponly"), "is not HttpOnly"),
  },
  {
    name: "session-cookie-stays-on-its-site",
    ids: "AUTH-09 C-012",
    says: "The session's cookie is SameSite=Lax or Strict, and of no wider domain.",
    check: (bench) =>
      mustSet(
        bench,
        ({ attributes }) => /^(lax|strict)$/i.test(attributes.get("samesite") ?? "") && !attributes.has("domain"),
        "travels from other sites",
      ),
  },
  {
    name: "session-cookie-is-for-every-path",
    ids: "AUTH-09",
    says: "The session's cookie has the path /.",
    check: (bench) => mustSet(bench, ({ attributes }) => attributes.get("path") === "/", "has not the path /"),
  },
  {
    name: "session-cookie-lasts-thirty-days",
    ids: "AUTH-09",
    says: "The session's cookie lasts 30 days.",
    check: (bench) =>
      mustSet(
        bench,
        ({ attributes }) => Number(attributes.get("max-age")) === sessionLifetime / 1000,
        "does not last 30 days",
      ),
  },
  {
    name: "session-cookie-is-secure-on-https",
    ids: "AUTH-09",
    says: "On https the session's cookie is Secure, and its name begins with __Host-.",
    async check(bench) {
      if (!bench.origin.startsWith("https:")) throw new NotAvailable("this is no https");
      await mustSet(
        bench,
        ({ name, attributes }) => attributes.has("secure") && name.startsWith("__Host-"),
        "is not a Secure one of this host",
      );
    },
  },
];
