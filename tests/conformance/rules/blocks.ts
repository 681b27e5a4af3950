import type { Rule } from "../rule.ts";

export const blockRules: readonly Rule[] = [
  {
    name: "a-block-hides-two-from-each-other",
    ids: "C-077 MEMBERS-08",
    says: "Neither of two sees or reaches the other once one has blocked, by whatever call.",
    // The contract has no call to block by yet.
    since: "C",
  },
];
