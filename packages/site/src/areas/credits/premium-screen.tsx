import { useIntl } from "react-intl";
import { messages } from "./credits.messages.ts";
import { OfferView } from "./offer-view.tsx";
import { useBundles } from "./use-bundles.ts";

/** What premium is and costs. */
export function Screen() {
  const intl = useIntl();
  const bundles = useBundles();
  return (
    <OfferView
      title={intl.formatMessage(messages.premiumTitle)}
      intro={intl.formatMessage(messages.premiumIntro)}
      bundles={bundles}
    />
  );
}
