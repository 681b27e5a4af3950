import type { ComponentProps } from "react";
import { useIntl } from "react-intl";

import { cn } from "../../internal/cn.ts";
import { controlGlyphs } from "../../internal/control-glyphs.ts";
import { glyph } from "../../internal/glyph.tsx";
import { messages } from "./chip.messages.ts";

export interface ChipProps extends Omit<ComponentProps<"a">, "children"> {
  /** What is set, in a word or two. */
  label: string;
  /** Where it is not set any more. */
  href: string;
}

/**
 * Something that is set, and a press takes it away: a link to the same page without it. A finger has 44 px, though less is drawn.
 *
 * Use it for filters, several in a row that wraps, without a gap between the rows; a mark that does nothing is a `Badge`.
 */
export function Chip({ label, className, ...props }: ChipProps) {
  const { formatMessage } = useIntl();
  return (
    <a
      data-slot="chip"
      aria-label={formatMessage(messages.remove, { what: label })}
      className={cn("k:group k:inline-flex k:min-h-11 k:max-w-full k:items-center k:no-underline", className)}
      {...props}
    >
      <span className="k:inline-flex k:max-w-full k:min-h-8 k:items-center k:gap-1 k:rounded-full k:bg-soft-neutral k:ps-3 k:pe-2 k:text-sm k:font-medium k:text-on-soft-neutral k:transition-colors k:group-hover:bg-soft-neutral-hover k:forced-colors:border-thin">
        <span className="k:min-w-0 k:wrap-anywhere">{label}</span>
        {glyph(controlGlyphs.close, "k:size-4")}
      </span>
    </a>
  );
}
