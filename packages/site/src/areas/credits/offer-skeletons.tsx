import { Skeleton } from "@kindling/ui/skeleton";
import { type MessageDescriptor, useIntl } from "react-intl";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { messages } from "./credits.messages.ts";

/** The packages to come. */
export const TiersSkeleton = () => (
  <Loading className="k:@container">
    <div className="k:grid k:grid-cols-1 k:gap-x-4 k:gap-y-6 k:pt-3 k:@min-[34rem]:grid-cols-2 k:@min-[60rem]:grid-cols-4">
      {["p0", "p1", "p2", "p3"].map((tier) => (
        <Skeleton key={tier} shape="block" className="k:h-36 k:@min-[34rem]:h-60" />
      ))}
    </div>
  </Loading>
);

/** A page of packages under its heading. */
export function OfferSkeleton({ title }: { title: MessageDescriptor }) {
  const intl = useIntl();
  return (
    <div className={screenFrame("page", "k:grid-cols-1 k:gap-8")}>
      <ScreenTitle intro={<Skeleton />}>{intl.formatMessage(title)}</ScreenTitle>
      <TiersSkeleton />
    </div>
  );
}

export const PricingSkeleton = () => <OfferSkeleton title={messages.pricingTitle} />;
