import { PremiumTiers } from "@kindling/ui/premium-tiers";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { useWayBack, withWayBack } from "../../shared/routing/way-back.ts";
import { ProblemNote } from "../../shared/problems/problem-note.tsx";
import { messages } from "./credits.messages.ts";
import { TiersSkeleton } from "./offer-skeletons.tsx";
import { messagePrice, moneyOf } from "./money.ts";
import type { Bundles } from "./use-bundles.ts";

/** The packages, each leading to its payment. */
export function Tiers({ data, problem, onRetry, level = 3 }: Bundles & { readonly level?: 2 | 3 }) {
  const intl = useIntl();
  const { settings } = usePage();
  const back = useWayBack();
  if (problem) return <ProblemNote problem={problem} onRetry={onRetry} />;
  if (!data) return <TiersSkeleton />;
  return (
    <PremiumTiers
      level={level}
      refundDays={settings.refund_days}
      tiers={data.bundles.map((bundle) => ({
        id: bundle.id,
        title: intl.formatMessage(messages.tier, { tier: bundle.id }),
        credits: bundle.credits,
        price: moneyOf(bundle.price),
        pricePerMessage: messagePrice(bundle, settings),
        popular: bundle.popular,
        href: withWayBack(`/credits/${bundle.id}`, back),
      }))}
    />
  );
}
