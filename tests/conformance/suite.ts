import { randomUUID } from "node:crypto";
import {
  accountHeader,
  accountValue,
  type Call,
  CallError,
  calls,
  commonErrors,
  errorCatalogue,
  type ErrorCode,
  isErrorCode,
} from "@kindling/domain/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackEnd, join, signUpForm, visit } from "./browserless.ts";

const all: readonly Call[] = Object.values(calls);

/** The code that a call was refused with; `undefined` where it was answered. */
const codeOf = (answer: Promise<unknown>): Promise<ErrorCode | undefined> =>
  answer.then(
    () => undefined,
    (failure: unknown) => {
      if (failure instanceof CallError) return failure.code;
      throw failure;
    },
  );

/** Drives a back end by the contract alone: whoever passes can stand behind a site. */
export function describeBackEnd(name: string, start: () => Promise<BackEnd>): void {
  describe(`${name} behind the contract`, () => {
    let backEnd: BackEnd;
    beforeAll(async () => {
      backEnd = await start();
    });
    afterAll(() => backEnd.close());

    test.each(all)(
      "API-01 API-02 BEYOND-22 $name refuses what it does not expect by a code that it names",
      async (call) => {
        const member = await join(backEnd);
        const allowed = new Set<string>([...call.errors, ...commonErrors, "authentication_required", "not_found"]);
        const headers = { "content-type": "application/json", "x-request-type": "client" };
        for (const body of ["{", '"text"', "[]", '{"email":[1],"profile":{},"page":-1,"request_key":7}']) {
          const answer = await member.send(`${call.path}?page=x&id=x&country=1`, {
            method: call.method,
            headers,
            ...(call.method !== "GET" && { body }),
          });
          if (answer.ok) continue;
          const { error } = (await answer.json()) as { error: { code: string } };
          expect(isErrorCode(error.code) && errorCatalogue[error.code].status).toBe(answer.status);
          expect(answer.status).toBeLessThan(500);
          expect([...allowed]).toContain(error.code);
        }
      },
    );

    test.each(all.filter(({ access }) => access === "member"))("API-01 AUTH-16 $name needs a member", async (call) => {
      const answer = await visit(backEnd).send(call.path, {
        method: call.method,
        ...(call.method !== "GET" && { body: "{}" }),
      });
      expect([403, 422]).toContain(answer.status);
    });

    test("F-001 BEYOND-22 every call is refused to a page that was made for somebody else", async () => {
      const member = await join(backEnd);
      for (const call of all.filter(({ since }) => since === undefined)) {
        const answer = await member.send(call.path, {
          method: call.method,
          headers: { [accountHeader]: accountValue(null), "x-request-type": "client" },
          ...(call.method !== "GET" && { body: "{}" }),
        });
        expect
          .soft([answer.status, await answer.json()], call.name)
          .toEqual([409, { error: { code: "session_changed" } }]);
      }
    });

    test("API-01 API-02 BEYOND-22 every other call is there, and answers a good request as the contract has it", async () => {
      const [ada, ben] = [await join(backEnd), await join(backEnd)];
      // The client fails with `answer_invalid` where an answer strays, and with `not_found` where nobody answers.
      expect((await ada.call(calls.getMember, { query: { id: ben.user.id } })).profile.id).toBe(ben.user.id);
      expect((await ada.call(calls.changeProfile, { body: { about: "Hello." } })).profile.about).toBe("Hello.");
      expect((await ada.call(calls.changeUser, { body: { language: "nl" } })).language).toBe("nl");
      expect((await ada.call(calls.resendActivation)).email).toBe(ada.form.email);
      expect((await ada.call(calls.getLedger)).balance).toBe(ada.user.credits);
      expect((await ada.call(calls.getPage, { query: { page: "terms", locale: "en" } })).sections).not.toEqual([]);
      expect((await ada.call(calls.getInterests)).interests).not.toEqual([]);
      await ada.call(calls.getCompany);
      await ada.call(calls.getRegions, { query: { country: "NL" } });
      expect(await codeOf(ada.call(calls.activate, { body: { token: "nobody's" } }))).toBe("activation_failed");
    });

    test("SET-01 the settings are as the contract has them", async () => {
      const settings = await visit(backEnd).call(calls.getSettings);
      expect(settings.message_credits).toBeGreaterThan(0);
    });

    test("AUTH-01 AUTH-06 BEYOND-22 an address opens one account, and its request repeated finds it again", async () => {
      const form = signUpForm();
      const visitor = visit(backEnd);
      const user = await visitor.call(calls.signUp, { body: form });
      expect((await visitor.call(calls.getUser)).id).toBe(user.id);
      expect((await visit(backEnd).call(calls.signUp, { body: form })).id).toBe(user.id);
      const again = signUpForm({ email: form.email.toUpperCase() });
      expect(await codeOf(visit(backEnd).call(calls.signUp, { body: again }))).toBe("account_exists");
    });

    test("AUTH-08 BEYOND-22 a wrong password is refused, the right one logs in, logging out ends it", async () => {
      const { form } = await join(backEnd);
      const visitor = visit(backEnd);
      const { email, password } = form;
      expect(await codeOf(visitor.call(calls.logIn, { body: { email, password: "wrong" } }))).toBe("login_failed");
      await visitor.call(calls.logIn, { body: { email, password } });
      await visitor.call(calls.logOut);
      expect(await codeOf(visitor.call(calls.getUser))).toBe("authentication_required");
    });

    test("MEMBERS-01 C-087 BEYOND-22 search keeps to the ages asked and repeats nobody on later pages", async () => {
      const member = await join(backEnd);
      const range = { min_age: 25, max_age: 40 };
      const first = await member.call(calls.searchMembers, { query: range });
      const second = await member.call(calls.searchMembers, { query: { ...range, page: 2, as_of: first.as_of } });
      const found = [...first.results, ...second.results];
      expect(first.results.length).toBeGreaterThan(0);
      expect(found.every(({ age }) => age >= 25 && age <= 40)).toBe(true);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(await codeOf(member.call(calls.searchMembers, { query: { min_age: 50, max_age: 20 } }))).toBe(
        "invalid_request",
      );
    });

    test("LIKES-01 BEYOND-22 a like stands in both lists, one that comes back is a match, and taken back it is gone", async () => {
      const [ada, ben] = [await join(backEnd), await join(backEnd)];
      expect(await ada.call(calls.like, { body: { profile: ben.user.id } })).toEqual({ match: false });
      expect((await ben.call(calls.getLikes)).liked_by.map(({ id, like_new: fresh }) => [id, fresh])).toEqual([
        [ada.user.id, true],
      ]);
      expect(await ben.call(calls.like, { body: { profile: ada.user.id } })).toEqual({ match: true });
      expect((await ada.call(calls.getLikes)).matches).toEqual([ben.user.id]);
      await ben.call(calls.seeLike, { body: { profile: ada.user.id } });
      expect((await ben.call(calls.getLikes)).liked_by[0]!.like_new).toBe(false);
      await ada.call(calls.unlike, { body: { profile: ben.user.id } });
      expect((await ben.call(calls.getLikes)).liked_by).toEqual([]);
    });

    test("CHAT-04 CHAT-05 C-059 BEYOND-22 a message is sent and charged once for its key, until credits are out", async () => {
      const [ada, ben] = [await join(backEnd), await join(backEnd)];
      const { message_credits: price } = await ada.call(calls.getSettings);
      const body = { profile: ben.user.id, text: "Hello", request_key: randomUUID() };
      const sent = await ada.call(calls.sendMessage, { body });
      expect(await ada.call(calls.sendMessage, { body })).toEqual(sent);
      expect(sent.credits).toBe(ada.user.credits - price);
      expect(await codeOf(ada.call(calls.sendMessage, { body: { ...body, text: "Other words" } }))).toBe(
        "request_key_reused",
      );

      const [chat] = (await ben.call(calls.getChats)).chats;
      expect([chat!.num_unread_messages, chat!.last_message!.text]).toEqual([1, "Hello"]);
      await ben.call(calls.readChat, { body: { conversation: chat!.conversation.id, seq: 1 } });
      expect((await ben.call(calls.getChats)).chats[0]!.num_unread_messages).toBe(0);
      const { messages } = await ben.call(calls.getMessages, { query: { profile: ada.user.id } });
      expect(messages.map(({ text, own }) => [text, own])).toEqual([["Hello", false]]);

      const left = Math.floor(sent.credits / price);
      for (let n = 0; n < left; n += 1)
        await ada.call(calls.sendMessage, { body: { ...body, request_key: randomUUID() } });
      expect(await codeOf(ada.call(calls.sendMessage, { body: { ...body, request_key: randomUUID() } }))).toBe(
        "not_enough_credits",
      );
    });

    test("CHAT-04 BEYOND-22 nobody writes before their address is confirmed", async () => {
      const visitor = visit(backEnd);
      await visitor.call(calls.signUp, { body: signUpForm() });
      const { user } = await join(backEnd);
      const body = { profile: user.id, text: "Hello", request_key: randomUUID() };
      expect(await codeOf(visitor.call(calls.sendMessage, { body }))).toBe("email_not_confirmed");
    });

    test("C-068 C-069 BEYOND-22 a conversation of others does not exist", async () => {
      const [ada, ben, cleo] = [await join(backEnd), await join(backEnd), await join(backEnd)];
      const body = { profile: ben.user.id, text: "Between us", request_key: randomUUID() };
      const { conversation } = await ada.call(calls.sendMessage, { body });
      expect(await codeOf(cleo.call(calls.getMessages, { query: { conversation: conversation.id } }))).toBe(
        "not_found",
      );
      expect(await codeOf(cleo.call(calls.removeChat, { body: { conversation: conversation.id } }))).toBe("not_found");
    });

    test("C-053 BEYOND-22 an order repeated with its key is one payment, which nobody else sees", async () => {
      const [ada, ben] = [await join(backEnd), await join(backEnd)];
      const { bundles, methods } = await ada.call(calls.getBundles);
      const [{ id: bundle, price }] = bundles as [(typeof bundles)[0]];
      const body = { bundle, price, method: methods[0]!.id, request_key: randomUUID() };
      const payment = await ada.call(calls.order, { body });
      expect(payment.status).toBe("pending");
      expect((await ada.call(calls.order, { body })).payment_id).toBe(payment.payment_id);
      expect(await codeOf(ben.call(calls.getPayment, { query: { id: payment.payment_id } }))).toBe("not_found");
    });
  });
}
