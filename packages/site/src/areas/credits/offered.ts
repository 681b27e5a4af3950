import type { AnswerOf, calls } from "@kindling/domain/contract";

type Offer = AnswerOf<typeof calls.getBundles>;

/** The bundle that an address names, where it and the way to pay that the address may name are for sale. */
export const offeredBundle = (
  { id, paymentmethod }: Readonly<Record<string, string | undefined>>,
  { bundles, methods }: Offer,
): Offer["bundles"][number] | undefined =>
  paymentmethod === undefined || methods.some((method) => method.id === paymentmethod)
    ? bundles.find((bundle) => bundle.id === id)
    : undefined;
