import { accountHeader, accountValue, type Call, calls, requestTypeHeader } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import { described } from "../driver/reply.ts";
import { changingCalls, presentCalls } from "../driver/stage.ts";
import type { Visitor } from "../driver/visitor.ts";
import type { Rule } from "../rule.ts";

/** What a browser says of a request that somebody else's page made it send. */
const foreign: readonly Readonly<Record<string, string>>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

async function mustBeForeign(visitor: Visitor, call: Call, sent: object, headers: Record<string, string | null>) {
  const reply = await visitor.ask(call, { ...sent, headers });
  must(
    reply.code === "foreign_origin",
    `${call.name} with ${JSON.stringify(headers)} was answered ${described(reply)} instead of foreign_origin`,
  );
}

export const originRules: readonly Rule[] = [
  {
    name: "foreign-pages-change-nothing",
    ids: "C-012",
    says: "A call that changes something is refused where another site's page makes it.",
    async check({ stage }) {
      const { callerOf, inputOf } = await stage();
      for (const call of changingCalls.filter(({ name }) => name !== "logOut"))
        for (const headers of foreign) await mustBeForeign(callerOf(call), call, inputOf(call) ?? {}, headers);
    },
  },
  {
    name: "log-out-needs-our-own-page",
    ids: "C-012 AUTH-15",
    says: "Log-out, which is a GET, is refused as a link, as a picture and from another site's page, and ends nothing.",
    async check({ cast }) {
      const visitor = cast.visitor();
      await visitor.call(calls.logIn, { body: (await cast.member("ada")).credentials });
      await mustBeForeign(visitor, calls.logOut, {}, { [requestTypeHeader]: null });
      for (const headers of foreign) await mustBeForeign(visitor, calls.logOut, {}, headers);
      await visitor.call(calls.getUser);
    },
  },
  {
    name: "our-own-pages-are-welcome",
    ids: "C-012",
    says: "A call that changes something is answered where the site's own page makes it.",
    async check({ stage, origin }) {
      const { actor, inputOf } = await stage();
      const page = { origin, "sec-fetch-site": "same-origin", [accountHeader]: accountValue(actor.user.id) };
      for (const headers of [{ origin }, page] as readonly Record<string, string>[]) {
        const reply = await actor.ask(calls.changeUser, { ...inputOf(calls.changeUser), headers });
        must(reply.ok, `changeUser from the site's own page was answered ${described(reply)}`);
      }
    },
  },
  {
    name: "pages-speak-for-who-is-logged-in",
    ids: "F-001",
    says: "A call of a page that was made for somebody else, or for nobody, is session_changed.",
    async check({ cast, stage }) {
      const { actor, inputOf } = await stage();
      const visitor = cast.visitor();
      const { user, credentials } = await cast.member("ada");
      await visitor.call(calls.logIn, { body: credentials });
      for (const call of presentCalls)
        for (const whose of [accountValue(null), accountValue(actor.user.id)]) {
          const headers = { [accountHeader]: whose };
          await visitor.refused("session_changed", call, { ...inputOf(call), headers });
        }
      mustBe((await visitor.call(calls.getUser)).id, user.id, "who is logged in afterwards");
    },
  },
  {
    name: "pages-say-for-whom-they-change-something",
    ids: "F-001",
    says: "A call that changes something and comes from a browser's page without saying whose is session_changed.",
    async check({ cast, stage }) {
      const { inputOf } = await stage();
      const visitor = cast.visitor();
      await visitor.call(calls.logIn, { body: (await cast.member("ada")).credentials });
      const headers = { "sec-fetch-site": "same-origin" };
      for (const call of changingCalls) await visitor.refused("session_changed", call, { ...inputOf(call), headers });
    },
  },
];
