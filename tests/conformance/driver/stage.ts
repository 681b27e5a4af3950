import { randomUUID } from "node:crypto";
import { type Call, type CallName, calls, changesSomething } from "@kindling/domain/contract";
import { type Cast, type Member, orderOf, signUpForm } from "./cast.ts";
import type { Sent, Visitor } from "./visitor.ts";

/** Every call of the contract, and those of them that are answered already. */
export const everyCall: readonly Call[] = Object.values(calls);
export const presentCalls = everyCall.filter(({ since }) => since === undefined);
/** Those that do more than read: log-out, which is a GET, too. */
export const changingCalls = presentCalls.filter(changesSomething);
/** Those whose body is JSON, or none. */
export const presentJsonCalls = presentCalls.filter(({ carry }) => carry !== "upload");
export const laterCalls = everyCall.filter(({ since }) => since !== undefined);

/** Those that need a mail, of which an address gets few a day: what each does has a rule of its own. */
const mailing: readonly CallName[] = ["askReset", "resetPassword", "askEmailChange", "changeEmail", "undoChange"];
/** Those that end an account, or bring one back that has ended: the rules of leaving try them. */
const ending: readonly CallName[] = ["deleteAccount", "reactivate"];
/** Those that can be made well at any time. */
export const readyCalls = presentCalls.filter(({ name }) => ![...mailing, ...ending].includes(name));

/** Somebody for whom every call is a good one, and what they send with it. */
export interface Stage {
  readonly actor: Member;
  /** Who makes a call: the actor where it needs a member, else somebody new, whom it may log in or out. */
  callerOf(call: Call): Visitor;
  /** What the call takes; with a new request key each time. `undefined` where it cannot be made well here. */
  inputOf(call: Call): Sent | undefined;
}

/** Sets the stage: a member with a conversation, a payment and somebody to like. */
export async function setStage(cast: Cast): Promise<Stage> {
  const actor = await cast.payer(20);
  const [other, third] = [await cast.member("cleo"), await cast.member("ben")];
  const profile = other.user.id;
  const message = () => ({ profile, text: "Hello there", request_key: randomUUID() });
  const { conversation } = await actor.call(calls.sendMessage, { body: message() });
  const { image } = await actor.call(calls.uploadPhoto, { body: { request_key: randomUUID() } });
  const photo = await actor.call(calls.sendPhoto, {
    // Another conversation than the one that a call here removes.
    body: { profile: third.user.id, request_key: randomUUID() },
  });
  const order = await orderOf(actor, "smallest");
  const { payment_id } = await actor.call(calls.order, { body: order });
  const search = { gender: "female", country: "NL", min_age: 18, max_age: 60, page: 1, trafficsource: "conformance" };

  const inputs: Partial<Record<CallName, () => Sent | undefined>> = {
    signUp: () => ({ body: signUpForm() }),
    logIn: () => ({ body: other.credentials }),
    changeUser: () => ({ body: { language: "en" } }),
    deleteAccount: () => undefined,
    reactivate: () => undefined,
    mailReactivation: () => ({ body: other.credentials }),
    activate: () => (actor.token === undefined ? undefined : { body: { token: actor.token } }),
    changePassword: () => ({
      body: { old_password: actor.credentials.password, password: actor.credentials.password },
    }),
    // Of nobody: the actor's own go on.
    endSession: () => ({ body: { session: "999999999999999" } }),
    searchMembers: () => ({ query: search }),
    getMember: () => ({ query: { id: profile, trafficsource: "conformance" } }),
    changeProfile: () => ({ body: { about: "Glad to be here.", city: "Utrecht", eye_color: "green" } }),
    uploadPhoto: () => ({ body: { request_key: randomUUID() } }),
    movePhoto: () => ({ body: { photo: image.id, position: 0 } }),
    cropPhoto: () => ({ body: { photo: image.id, area: { x: 0, y: 0, width: 1, height: 0.5 } } }),
    // Of nobody: the other calls need the one that is there.
    removePhoto: () => ({ body: { photo: "999999999999999" } }),
    like: () => ({ body: { profile } }),
    unlike: () => ({ body: { profile } }),
    seeLike: () => ({ body: { profile } }),
    swipe: () => ({ body: { profile, choice: "later" } }),
    undoPass: () => ({ body: { profile } }),
    block: () => ({ body: { profile: third.user.id } }),
    unblock: () => ({ body: { profile: third.user.id } }),
    report: () => ({ body: { profile, reason: "other", text: "Nothing at all", request_key: randomUUID() } }),
    getMessages: () => ({ query: { conversation: conversation.id, before: 1000, from: 1 } }),
    findMessages: () => ({ query: { conversation: conversation.id, text: "hello" } }),
    sendMessage: () => ({ body: message() }),
    sendGift: () => ({ body: { profile, gift: "rose", request_key: randomUUID() } }),
    sendPhoto: () => ({ body: { profile, request_key: randomUUID() } }),
    revealPhoto: () => ({ body: { message: photo.message.id } }),
    readChat: () => ({ body: { conversation: conversation.id, seq: 1 } }),
    removeChat: () => ({ body: { conversation: conversation.id } }),
    typing: () => ({ body: { profile } }),
    order: () => ({ body: { ...order, request_key: randomUUID() } }),
    getPayment: () => ({ query: { id: payment_id } }),
    getLedger: () => ({ query: { before: 100_000_000 } }),
    geocode: () => ({ query: { lat: "52.09", lon: "5.12" } }),
    getRegions: () => ({ query: { country: "NL" } }),
    getPage: () => ({ query: { page: "terms", locale: "en" } }),
  };
  return {
    actor,
    callerOf: ({ access }) => (access === "member" ? actor : cast.visitor()),
    inputOf: ({ name }) => (inputs[name] ? inputs[name]() : mailing.includes(name) ? undefined : {}),
  };
}
