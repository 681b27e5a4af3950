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
        "k:flex k:min-h-16 k:shrink-0 k:items-center k:gap-2 k:border-b-thin k:border-default k:bg-surface k:ps-gutter k:pe-2 k:pt-[max(--spacing(1),env(safe-area-inset-top))] k:pb-1 k:max-md:ps-1",
        className,
      )}
    >
      <IconButton href={backHref} label={intl.formatMessage(messages.back)} className="k:md:hidden">
        <ArrowLeft className="k:rtl:-scale-x-100" />
      </IconButton>
      <a
        href={profileHref}
        className="k:flex k:min-h-11 k:min-w-0 k:items-center k:gap-3 k:rounded-control k:no-underline"
      >
        <Avatar
          name={name}
          src={photo}
          decorative
          mark={
            online && (
              <span className="k:size-3 k:rounded-full k:border-2 k:border-(--k-bg-surface) k:bg-fill-positive" />
            )
          }
        />
        <span className="k:min-w-0">
          <h1 className="k:truncate k:font-heading k:text-md k:leading-tight k:tracking-heading">
            <bdi>{name}</bdi>
          </h1>
          <span className="k:flex k:flex-wrap k:items-center k:gap-x-2 k:text-xs k:text-muted">
            {(typing || online) && intl.formatMessage(typing ? messages.typing : messages.online)}
            {fictional && (
              <span className="k:flex k:min-w-0 k:items-center k:gap-1">
                <Glyph markup={markGlyphs.fictional} className="k:size-3.5" />
                <span className="k:min-w-0 k:wrap-anywhere">{intl.formatMessage(messages.fictional)}</span>
              </span>
            )}
          </span>
        </span>
      </a>
      <span className="k:ms-auto k:flex k:shrink-0 k:items-center k:gap-1">
        {credits !== undefined && (
          <a href={creditsHref} className="k:flex k:min-h-11 k:items-center k:rounded-full k:no-underline">
            <Badge tone={credits <= 0 ? "critical" : credits <= LOW_BALANCE ? "caution" : "neutral"}>
              <Coins aria-hidden />
              <span aria-hidden className="k:sm:hidden">
                {intl.formatNumber(credits, { notation: credits < 10_000 ? "standard" : "compact" })}
              </span>
              <span className="k:max-sm:sr-only">{intl.formatMessage(messages.credits, { count: credits })}</span>
            </Badge>
          </a>
        )}
        {menu}
      </span>
    </header>
  );
}
