import type { FakeOptions } from "./world.ts";

/**
 * Worlds by where their member stands, to begin a story with. They are options, so that a story can say what is otherwise.
 *
 * @example createFakeBackEnd({ ...fakeStages.premium, chats: 20 });
 */
export const fakeStages = {
  /** Nobody is logged in. */
  visitor: {},
  /** Has just signed up, and not confirmed their address. */
  unconfirmed: { me: true, confirmed: false },
  /** A free member who has written what their credits paid for. */
  free: { me: true, balance: 0, likes: { received: 2, sent: 1 }, chats: 2 },
  /** Has paid, and has some credits left. */
  premium: { me: true, premium: true, balance: 42, likes: { received: 5, sent: 3, mutual: 2 }, chats: 6 },
  /** Has paid, and has more credits than a glance can count. */
  rich: { me: true, premium: true, balance: 12_480, likes: { received: 3, sent: 4, mutual: 1 }, chats: 4 },
  /** Is liked by more than fit on a screen. */
  liked: { me: true, premium: true, balance: 42, members: 120, likes: { received: 80, sent: 12, mutual: 9 } },
  /** A member in a site where there is nobody else. */
  empty: { me: true, members: 0 },
} as const satisfies Record<string, FakeOptions>;

export type FakeStage = keyof typeof fakeStages;
