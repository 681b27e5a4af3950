import { Skeleton } from "@kindling/ui/skeleton";
import { type MessageDescriptor, useIntl } from "react-intl";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { useUser } from "../../shared/user/use-user.ts";
import { messages } from "./credits.messages.ts";
import { premiumWords } from "./premium-words.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

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
function OfferSkeleton({ title }: { title: MessageDescriptor }) {
  const intl = useIntl();
  return (
    <div className={screenFrame("page", "grid-cols-1 gap-8")}>
      <ScreenTitle intro={<Skeleton />}>{intl.formatMessage(title)}</ScreenTitle>
      <TiersSkeleton />
    </div>
  );
}

export const PricingSkeleton = () => <OfferSkeleton title={messages.pricingTitle} />;

export const PremiumSkeleton = () => <OfferSkeleton title={premiumWords(useUser()).title} />;

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
    <div className={screenFrame("page", "grid-cols-1 gap-10")}>
      <ScreenTitle>{intl.formatMessage(messages.creditsTitle)}</ScreenTitle>
      <Skeleton shape="block" className="h-24" />
      <TiersSkeleton />
    </div>
  );
}

/** A payment to come. */
export function CheckoutSkeleton() {
  const intl = useIntl();
  return (
    <Loading className={screenFrame("form")}>
      <header className="grid gap-2">
        <ScreenTitle>{intl.formatMessage(messages.checkoutTitle)}</ScreenTitle>
        <Skeleton className="w-1/2 text-lg" />
        <Skeleton className="text-sm" />
      </header>
      <Skeleton shape="block" className="h-80" />
    </Loading>
  );
}
