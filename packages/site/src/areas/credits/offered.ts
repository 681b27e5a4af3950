import type { AnswerOf, calls } from "@kindling/domain/contract";

/** Whether what an address names is for sale: a bundle, and a way to pay it where it names one. */
export const isOffered = (
  { id, paymentmethod }: Readonly<Record<string, string | undefined>>,
  { bundles, methods }: AnswerOf<typeof calls.getBundles>,
): boolean =>
  bundles.some((bundle) => bundle.id === id) &&
  (paymentmethod === undefined || methods.some((method) => method.id === paymentmethod));
