import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { messages } from "./credits.messages.ts";
import { OfferView } from "./offer-view.tsx";
import { useBundles } from "./use-bundles.ts";

/** What it costs, for everybody. */
export function Screen() {
  const intl = useIntl();
  const { settings } = usePage();
  const bundles = useBundles();
  return (
    <OfferView
      title={intl.formatMessage(messages.pricingTitle)}
      intro={intl.formatMessage(messages.pricingIntro, { credits: settings.message_credits })}
      bundles={bundles}
    />
  );
}
