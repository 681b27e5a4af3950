import { type IntlShape, useIntl } from "react-intl";
import { BonusBanner, type BonusBannerProps, BonusModal, type BonusModalProps } from "../bonus.tsx";
import { messages } from "./time-bonus.messages.ts";

export type TimeBonusModalProps = BonusModalProps;
export type TimeBonusBannerProps = BonusBannerProps;

/**
 * Offers a discount to a member whose credits have run out.
 *
 * Use it at most once a session, with `TimeBonusBanner` from then on.
 */
export function TimeBonusModal({ discount, ...props }: TimeBonusModalProps) {
  const intl = useIntl();
  const share = percent(intl, discount);
  const words = {
    title: intl.formatMessage(messages.title, { discount: share }),
    text: intl.formatMessage(messages.text, { discount: share }),
    action: intl.formatMessage(messages.action),
    later: intl.formatMessage(messages.later),
  };
  return <BonusModal slot="time-bonus-modal" words={words} {...props} />;
}

/** The same offer over the members' pages. */
export function TimeBonusBanner({ discount, ...props }: TimeBonusBannerProps) {
  const intl = useIntl();
  return (
    <BonusBanner
      slot="time-bonus-banner"
      label={intl.formatMessage(messages.label)}
      text={intl.formatMessage(messages.banner, { discount: percent(intl, discount) })}
      action={intl.formatMessage(messages.action)}
      {...props}
    />
  );
}

const percent = (intl: IntlShape, share: number) => intl.formatNumber(share, { style: "percent" });
