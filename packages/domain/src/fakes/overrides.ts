import { type Call, CallError, type CallName, calls, type ErrorCode, type Facts } from "../contract/index.ts";

/** What a call does instead of being answered by the world. */
export type FakeOverride = (request: Request) => Promise<Response>;

/** Calls that are not answered as usual, by name. */
export type FakeOverrides = Partial<Record<CallName, FakeOverride>>;

/**
 * Lets a call fail with a code of the catalogue.
 *
 * @example createFakeBackEnd({ overrides: failing(calls.getChats, "not_available") });
 */
export const failing = ({ name }: Call, code: ErrorCode, facts?: Facts): FakeOverrides => ({
  [name]: async () => {
    throw new CallError(code, facts);
  },
});

/**
 * Leaves a call without an answer, so that what waits for it stays as it is while it loads.
 *
 * @example createFakeBackEnd({ overrides: { ...pending(calls.getLikes), ...pending(calls.getChats) } });
 */
export const pending = ({ name }: Call): FakeOverrides => ({
  [name]: ({ signal }: Request) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    }),
});

/**
 * Lets every call fail on its way, as without a network. Put into a back end that has answered already, it shows what a
 * screen says when the network goes.
 *
 * @example const fake = createFakeBackEnd(fakeStages.free); Object.assign(fake.overrides, offline());
 */
export const offline = (): FakeOverrides =>
  Object.fromEntries(
    Object.values(calls).map(({ name }) => [
      name,
      async () => {
        throw new TypeError("there is no network");
      },
    ]),
  );
