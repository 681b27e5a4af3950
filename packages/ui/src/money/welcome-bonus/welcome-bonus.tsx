import { type IntlShape, useIntl } from "react-intl";
import { BonusBanner, type BonusBannerProps, BonusModal, type BonusModalProps } from "../bonus.tsx";
import { messages } from "./welcome-bonus.messages.ts";

export type WelcomeBonusModalProps = BonusModalProps;
export type WelcomeBonusBannerProps = BonusBannerProps;

/**
 * Greets a new member with a discount on the first credits.
 *
 * Use it once after the sign-up, with `WelcomeBonusBanner` from then on.
 */
export function WelcomeBonusModal({ discount, ...props }: WelcomeBonusModalProps) {
  const intl = useIntl();
  const share = percent(intl, discount);
  const words = {
    title: intl.formatMessage(messages.title, { discount: share }),
    text: intl.formatMessage(messages.text, { discount: share }),
    action: intl.formatMessage(messages.action),
    later: intl.formatMessage(messages.later),
  };
  return <BonusModal slot="welcome-bonus-modal" words={words} {...props} />;
}

/** The same offer over the members' pages. */
export function WelcomeBonusBanner({ discount, ...props }: WelcomeBonusBannerProps) {
  const intl = useIntl();
  return (
    <BonusBanner
      slot="welcome-bonus-banner"
      label={intl.formatMessage(messages.label)}
      text={intl.formatMessage(messages.banner, { discount: percent(intl, discount) })}
      action={intl.formatMessage(messages.action)}
      {...props}
    />
  );
}

const percent = (intl: IntlShape, share: number) => intl.formatNumber(share, { style: "percent" });
