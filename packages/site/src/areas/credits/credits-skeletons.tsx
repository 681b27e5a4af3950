import { Skeleton } from "@kindling/ui/skeleton";
import { type MessageDescriptor, useIntl } from "react-intl";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { messages } from "./credits.messages.ts";

/** The packages to come. */
export const TiersSkeleton = () => (
  <Loading className="@container">
    <div className="grid grid-cols-1 gap-x-4 gap-y-6 pt-3 @min-[34rem]:grid-cols-2 @min-[60rem]:grid-cols-4">
      {["p0", "p1", "p2", "p3"].map((tier) => (
        <Skeleton key={tier} shape="block" className="h-36 @min-[34rem]:h-60" />
      ))}
    </div>
  </Loading>
);

/** A page of packages under its heading. */
export const offerSkeleton = (title: MessageDescriptor) =>
  function OfferSkeleton() {
    const intl = useIntl();
    return (
      <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-8 lg:py-14">
        <header className="grid max-w-text gap-3">
          <h1 className="font-heading text-3xl font-heading tracking-heading">{intl.formatMessage(title)}</h1>
          <Skeleton className="text-lg" />
        </header>
        <TiersSkeleton />
      </div>
    );
  };

/** Every change of the balance to come. */
export const HistorySkeleton = () => (
  <Loading className="grid gap-3">
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} shape="block" className="h-11" />
    ))}
  </Loading>
);

/** The balance and what can be bought, to come. */
export function CreditsSkeleton() {
  const intl = useIntl();
  return (
    <div className="mx-auto grid w-full max-w-page gap-10 px-gutter py-4 lg:py-8">
      <h1 className="font-heading text-2xl font-heading tracking-heading">
        {intl.formatMessage(messages.creditsTitle)}
      </h1>
      <Skeleton shape="block" className="h-24" />
      <TiersSkeleton />
    </div>
  );
}

/** A payment to come. */
export function CheckoutSkeleton() {
  const intl = useIntl();
  return (
    <Loading className="mx-auto grid w-full max-w-120 gap-6 px-gutter py-8 lg:py-14">
      <header className="grid gap-2">
        <h1 className="font-heading text-2xl font-heading tracking-heading">
          {intl.formatMessage(messages.checkoutTitle)}
        </h1>
        <Skeleton className="w-1/2 text-lg" />
        <Skeleton className="text-sm" />
      </header>
      <Skeleton shape="block" className="h-80" />
    </Loading>
  );
}
