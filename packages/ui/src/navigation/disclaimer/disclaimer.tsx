import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { messages } from "./disclaimer.messages.ts";

export type DisclaimerProps = Omit<ComponentProps<"p">, "children"> & {
  /** The site's name. */
  site: string;
  /** How old a member has to be. */
  minAge: number;
  /** The site's own sentence on fictional profiles, instead of the common one. */
  fictionalWarning?: string;
};

/**
 * What every visitor should know first: who it is for, who is not real, what costs money.
 *
 * Use it in the footer of every page and on landers.
 */
export function Disclaimer({ site, minAge, fictionalWarning, className, ...props }: DisclaimerProps) {
  const intl = useIntl();
  return (
    <p data-slot="disclaimer" {...props} className={cn("k:max-w-text k:text-sm k:text-muted", className)}>
      {intl.formatMessage(messages.adults, { site, minAge })}{" "}
      {fictionalWarning ?? intl.formatMessage(messages.fictional)} {intl.formatMessage(messages.costs)}
    </p>
  );
}
