/** The issue that brings a behaviour, by its letter: members' area, account, money, visitors' side, brands. */
export type Since = "C" | "D" | "E" | "F" | "G";

/** Kinds and fields that the contract has and nothing answers or takes yet, by the list or the body that they are of. */
export const laterKinds = {
  messageKinds: { system: "C" },
  paymentSteps: { mandate: "E", instrument: "E", done: "E" },
  ledgerKinds: { bonus: "E" },
  order: { instrument: "E", discount_code: "E" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Since>>>>;
