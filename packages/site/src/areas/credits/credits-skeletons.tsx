import { Skeleton } from "@kindling/ui/skeleton";
import { useIntl } from "react-intl";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { useUser } from "../../shared/user/use-user.ts";
import { messages } from "./credits.messages.ts";
import { OfferSkeleton, TiersSkeleton } from "./offer-skeletons.tsx";
import { premiumWords } from "./premium-words.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

export const PremiumSkeleton = () => <OfferSkeleton title={premiumWords(useUser()).title} />;

/** Every change of the balance to come. */
export const HistorySkeleton = () => (
  <Loading className="k:grid k:gap-3">
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} shape="block" className="k:h-11" />
    ))}
  </Loading>
);

/** The balance and what can be bought, to come. */
export function CreditsSkeleton() {
  const intl = useIntl();
  return (
    <div className={screenFrame("page", "k:grid-cols-1 k:gap-10")}>
      <ScreenTitle>{intl.formatMessage(messages.creditsTitle)}</ScreenTitle>
      <Skeleton shape="block" className="k:h-24" />
      <TiersSkeleton />
    </div>
  );
}

/** A payment to come. */
export function CheckoutSkeleton() {
  const intl = useIntl();
  return (
    <Loading className={screenFrame("form")}>
      <header className="k:grid k:gap-2">
        <ScreenTitle>{intl.formatMessage(messages.checkoutTitle)}</ScreenTitle>
        <Skeleton className="k:w-1/2 k:text-lg" />
        <Skeleton className="k:text-sm" />
      </header>
      <Skeleton shape="block" className="k:h-80" />
    </Loading>
  );
}
