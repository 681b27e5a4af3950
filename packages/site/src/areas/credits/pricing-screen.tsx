import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { messages } from "./credits.messages.ts";
import { Tiers } from "./tiers.tsx";

/** What it costs, for everybody. */
export function Screen() {
  const intl = useIntl();
  const { settings } = usePage();
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-8 lg:py-14">
      <header className="grid max-w-text gap-3">
        <h1 className="font-heading text-3xl font-heading tracking-heading">
          {intl.formatMessage(messages.pricingTitle)}
        </h1>
        <p className="text-lg text-muted">
          {intl.formatMessage(messages.pricingIntro, { credits: settings.message_credits })}
        </p>
      </header>
      <Tiers />
    </div>
  );
}
