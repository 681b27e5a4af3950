import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { Glyph } from "../../internal/glyph.tsx";
import { markGlyphs } from "../../internal/mark-glyphs.ts";
import { messages } from "./fictional-notice.messages.ts";

export interface FictionalNoticeProps extends Omit<ComponentProps<"p">, "children"> {
  /** Speaks of one profile, or of several such as a grid. @default false */
  several?: boolean;
  /** The site's own word for one. @default "fictional profile" */
  singular?: string;
  /** The site's own word for several. @default "fictional profiles" */
  plural?: string;
  /** The site's own whole text instead. */
  text?: string;
}

/**
 * Says that a profile is made up: the mark and one sentence, wherever such a profile appears.
 *
 * Use it on the profile, in the chat and wherever money may be spent on such a profile; in lists the mark alone stands on the
 * card.
 */
export function FictionalNotice({
  several = false,
  singular,
  plural,
  text,
  className,
  ...props
}: FictionalNoticeProps) {
  const intl = useIntl();
  return (
    <p
      data-slot="fictional-notice"
      className={cn(
        "k:flex k:items-start k:gap-2 k:rounded-control k:bg-soft-info k:px-3 k:py-2 k:text-sm k:text-on-soft-info",
        className,
      )}
      {...props}
    >
      <Glyph markup={markGlyphs.fictional} className="k:mt-0.5 k:size-4" />
      <span>{text ?? intl.formatMessage(several ? messages.other : messages.one, { word: termOf() })}</span>
    </p>
  );

  function termOf() {
    return several
      ? (plural ?? intl.formatMessage(messages.plural))
      : (singular ?? intl.formatMessage(messages.singular));
  }
}
