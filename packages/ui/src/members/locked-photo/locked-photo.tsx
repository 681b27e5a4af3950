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
      <span className="grid size-11 place-items-center rounded-full bg-surface text-default">
        <Glyph markup={markGlyphs.lock} className="size-5" />
      </span>
      <span className={compact ? "sr-only" : cn(words, "font-strong")}>
        {intl.formatMessage(messages.locked, { count })}
      </span>
      <span className={compact ? "sr-only" : cn(words, "underline")}>{intl.formatMessage(messages.unlock)}</span>
    </a>
  );
}

const look =
  "flex aspect-square w-full flex-col items-center justify-center gap-1 overflow-hidden rounded-control bg-placeholder bg-cover bg-center p-2 text-center no-underline";

/** On their own ground, because nothing is known about the picture behind. */
const words = "rounded-control bg-surface px-2 text-sm/6 text-default";
