import { calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { PremiumTiers } from "@kindling/ui/premium-tiers";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { ProblemNote } from "../../shared/problems/problem-note.tsx";
import { messages } from "./credits.messages.ts";
import { TiersSkeleton } from "./credits-skeletons.tsx";
import { messagePrice, moneyOf } from "./money.ts";

/** The packages, each leading to its payment. */
export function Tiers() {
  const intl = useIntl();
  const { settings } = usePage();
  const { data, error, mutate } = useCall(calls.getBundles, {}, { revalidateIfStale: false });
  if (error) return <ProblemNote problem={asProblem(error)} onRetry={() => void mutate()} />;
  if (!data) return <TiersSkeleton />;
  return (
    <PremiumTiers
      refundDays={settings.refund_days}
      tiers={data.bundles.map((bundle) => ({
        id: bundle.id,
        title: intl.formatMessage(messages.tier, { tier: bundle.id }),
        credits: bundle.credits,
        price: moneyOf(bundle.price),
        pricePerMessage: messagePrice(bundle, settings),
        popular: bundle.popular,
        href: `/credits/${bundle.id}`,
      }))}
    />
  );
}
