import { type AnswerOf, calls } from "@kindling/domain/contract";
import { type Answer, useAnswer } from "../../shared/answers/use-answer.ts";

/** What can be bought, and how it can be paid. */
export type Bundles = Answer<AnswerOf<typeof calls.getBundles>>;

/** Reads what can be bought: once, so that no price changes under the reader. */
export const useBundles = (): Bundles => useAnswer(calls.getBundles, {}, { revalidateIfStale: false });
