import { ArrowLeft, Coins } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { Avatar } from "../../primitives/avatar/avatar.tsx";
import { Badge } from "../../primitives/badge/badge.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { Glyph } from "../../internal/glyph.tsx";
import { markGlyphs } from "../../internal/mark-glyphs.ts";
import { messages } from "./chat-top-bar.messages.ts";

export type ChatTopBarProps = Omit<ComponentProps<"header">, "children"> & {
  /** The other's name, the heading of the view. */
  name: string;
  /** Address of the other's photo. */
  photo?: string;
  /** The other's profile. */
  profileHref: string;
  /** The list of conversations; the way back is shown where the list is not beside the view. */
  backHref: string;
  /** They are here now. @default false */
  online?: boolean;
  /**
   * Shown instead of online.
   * @default false
   */
  typing?: boolean;
  /**
   * The profile is made up.
   * @default false
   */
  fictional?: boolean;
  /** The reader's balance, as a link to `creditsHref`. */
  credits?: number;
  /** Where credits are bought; without it the balance leads nowhere. */
  creditsHref?: string;
  /** The menu's button, at the end. */
  menu?: ReactNode;
};

/** At and below this many credits the balance warns. */
const LOW_BALANCE = 10;

/**
 * Above a conversation: who it is with, and how many credits are left.
 *
 * Use it at the head of an open conversation, in `ChatLayout`; elsewhere the site's navigation stays.
 */
export function ChatTopBar({
  name,
  photo,
  profileHref,
  backHref,
  online = false,
  typing = false,
  fictional = false,
  credits,
  creditsHref,
  menu,
  className,
  ...props
}: ChatTopBarProps) {
  const intl = useIntl();
  return (
    <header
      data-slot="chat-top-bar"
      {...props}
      className={cn(
        "flex min-h-16 shrink-0 items-center gap-2 border-b-thin border-default bg-surface ps-gutter pe-2 pt-[max(--spacing(1),env(safe-area-inset-top))] pb-1 max-md:ps-1",
        className,
      )}
    >
      <IconButton href={backHref} label={intl.formatMessage(messages.back)} className="md:hidden">
        <ArrowLeft className="rtl:-scale-x-100" />
      </IconButton>
      <a href={profileHref} className="flex min-h-11 min-w-0 items-center gap-3 rounded-control no-underline">
        <Avatar
          name={name}
          src={photo}
          decorative
          mark={online && <span className="size-3 rounded-full border-2 border-(--bg-surface) bg-fill-positive" />}
        />
        <span className="min-w-0">
          <h1 className="truncate font-heading text-md leading-tight tracking-heading">
            <bdi>{name}</bdi>
          </h1>
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            {(typing || online) && intl.formatMessage(typing ? messages.typing : messages.online)}
            {fictional && (
              <span className="flex min-w-0 items-center gap-1">
                <Glyph markup={markGlyphs.fictional} className="size-3.5" />
                <span className="min-w-0 wrap-anywhere">{intl.formatMessage(messages.fictional)}</span>
              </span>
            )}
          </span>
        </span>
      </a>
      <span className="ms-auto flex shrink-0 items-center gap-1">
        {credits !== undefined && (
          <a href={creditsHref} className="flex min-h-11 items-center rounded-full no-underline">
            <Badge tone={credits <= 0 ? "critical" : credits <= LOW_BALANCE ? "caution" : "neutral"}>
              <Coins aria-hidden />
              <span aria-hidden className="sm:hidden">
                {intl.formatNumber(credits, { notation: credits < 10_000 ? "standard" : "compact" })}
              </span>
              <span className="max-sm:sr-only">{intl.formatMessage(messages.credits, { count: credits })}</span>
            </Badge>
          </a>
        )}
        {menu}
      </span>
    </header>
  );
}
