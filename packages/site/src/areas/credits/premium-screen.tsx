import { useIntl } from "react-intl";
import { messages } from "./credits.messages.ts";
import { Tiers } from "./tiers.tsx";

/** What premium is and costs. */
export function Screen() {
  const intl = useIntl();
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-8 lg:py-14">
      <header className="grid max-w-text gap-3">
        <h1 className="font-heading text-3xl font-heading tracking-heading">
          {intl.formatMessage(messages.premiumTitle)}
        </h1>
        <p className="text-lg text-muted">{intl.formatMessage(messages.premiumIntro)}</p>
      </header>
      <Tiers />
    </div>
  );
}
