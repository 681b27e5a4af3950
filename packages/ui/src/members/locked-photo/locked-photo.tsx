import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { Glyph } from "../../internal/glyph.tsx";
import { markGlyphs } from "../../internal/mark-glyphs.ts";
import { messages } from "./locked-photo.messages.ts";

export interface LockedPhotoProps extends Omit<ComponentProps<"a">, "children"> {
  /** What unlocks it: the premium page. */
  href: string;
  /** A blurred few pixels as a `data:` address, if the server sends one; the photo itself it does not send. */
  placeholder?: string;
  /** How many photos stand behind it. @default 1 */
  count?: number;
  /** Leaves room for the lock alone, as in a row of thumbnails. @default false */
  compact?: boolean;
}

/**
 * Stands in for a photo that the member cannot see yet, and leads to what unlocks it.
 *
 * Use it in a gallery in the photo's own shape; a whole locked area says so in an `EmptyState`.
 */
export function LockedPhoto({ placeholder, count = 1, compact = false, className, style, ...props }: LockedPhotoProps) {
  const intl = useIntl();
  return (
    <a
      data-slot="locked-photo"
      className={cn(look, className)}
      style={placeholder ? { backgroundImage: `url("${placeholder}")`, ...style } : style}
      {...props}
    >
      <span className="k:grid k:size-11 k:place-items-center k:rounded-full k:bg-surface k:text-default">
        <Glyph markup={markGlyphs.lock} className="k:size-5" />
      </span>
      <span className={compact ? "k:sr-only" : cn(words, "k:font-strong")}>
        {intl.formatMessage(messages.locked, { count })}
      </span>
      <span className={compact ? "k:sr-only" : cn(words, "k:underline")}>{intl.formatMessage(messages.unlock)}</span>
    </a>
  );
}

const look =
  "k:flex k:aspect-square k:w-full k:flex-col k:items-center k:justify-center k:gap-1 k:overflow-hidden k:rounded-control k:bg-placeholder k:bg-cover k:bg-center k:p-2 k:text-center k:no-underline";

/** On their own ground, because nothing is known about the picture behind. */
const words = "k:rounded-control k:bg-surface k:px-2 k:text-sm/6 k:text-default";
