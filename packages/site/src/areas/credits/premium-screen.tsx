import { useIntl } from "react-intl";
import { useMember } from "../../shared/user/use-user.ts";
import { OfferView } from "./offer-view.tsx";
import { premiumWords } from "./premium-words.ts";
import { useBundles } from "./use-bundles.ts";

/** What premium is and costs; whoever has it already reads so. */
export function Screen() {
  const intl = useIntl();
  const { title, intro } = premiumWords(useMember());
  return <OfferView title={intl.formatMessage(title)} intro={intl.formatMessage(intro)} bundles={useBundles()} />;
}
