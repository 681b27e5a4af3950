import { calls } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import { described } from "../driver/reply.ts";
import { presentCalls, type Stage } from "../driver/stage.ts";
import type { Visitor } from "../driver/visitor.ts";
import type { Rule } from "../rule.ts";

const memberCalls = presentCalls.filter(({ access }) => access === "member");

/** Every call that needs a member refuses this one, however good the request is. */
async function mustBeNobody(visitor: Visitor, { inputOf }: Stage, who: string): Promise<void> {
  for (const call of memberCalls) {
    const reply = await visitor.ask(call, inputOf(call));
    must(
      reply.code === "authentication_required",
      `${call.name} was answered ${described(reply)} ${who} instead of authentication_required`,
    );
  }
}

export const sessionRules: readonly Rule[] = [
  {
    name: "member-calls-need-a-session",
    ids: "API-01 AUTH-16",
    says: "A member's call without a cookie is refused, however good the request is.",
    check: async ({ cast, stage }) => mustBeNobody(cast.visitor(), await stage(), "without a cookie"),
  },
  {
    name: "a-made-up-session-is-nobodys",
    ids: "AUTH-16",
    says: "A member's call with a cookie that nobody was given is refused.",
    async check({ stage }) {
      const set = await stage();
      const forged = set.actor.twin();
      for (const name of forged.cookies.keys()) (forged.cookies as Map<string, string>).set(name, "made-up");
      await mustBeNobody(forged, set, "with a made-up cookie");
    },
  },
  {
    name: "a-session-ends-at-log-out",
    ids: "AUTH-15 AUTH-16",
    says: "After log-out the cookie is cleared, and worth nothing to who has kept it.",
    async check({ cast, stage }) {
      const set = await stage();
      const visitor = cast.visitor();
      await visitor.call(calls.logIn, { body: set.actor.credentials });
      const kept = visitor.twin();
      await visitor.call(calls.logOut);
      mustBe([...visitor.cookies], [], "the cookie after log-out");
      await mustBeNobody(kept, set, "with the cookie of a session that has ended");
      await set.actor.call(calls.getUser);
    },
  },
];
