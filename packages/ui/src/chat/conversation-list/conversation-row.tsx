import { X } from "lucide-react";
import { Avatar } from "../../primitives/avatar/avatar.tsx";
import { CounterBadge } from "../../primitives/counter-badge/counter-badge.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { Glyph } from "../../internal/glyph.tsx";
import { isolate } from "../../internal/isolate.ts";
import { markGlyphs } from "../../internal/mark-glyphs.ts";
import { passFocus } from "../../internal/pass-focus.ts";
import { word } from "../../internal/word.ts";
import type { IntlShape } from "react-intl";
import { messages } from "./conversation-list.messages.ts";

export type Conversation = {
  id: string;
  /** Where the conversation is. */
  href: string;
  /** The other's name. */
  name: string;
  /** Address of the other's photo. */
  photo?: string;
  /** The last message in words; one line of it is shown. */
  preview?: string;
  /** Whether the last message is the reader's own. */
  previewOwn?: boolean;
  /** When the last message was sent, in milliseconds since 1970. */
  lastAt?: number;
  /** How many messages are unread. */
  unread?: number;
  online?: boolean;
  /** The profile is made up. */
  fictional?: boolean;
};

export type ConversationRowProps = {
  conversation: Conversation;
  selected: boolean;
  /** When the last message was sent, in words. */
  when: string;
  intl: IntlShape;
  /** Puts a remove button at the row's end. */
  onRemove?: (id: string) => void;
};

export function ConversationRow({ conversation, selected, when, intl, onRemove }: ConversationRowProps) {
  const { id, href, name, photo, preview = "", previewOwn, unread = 0, online, fictional } = conversation;
  const text = previewOwn ? intl.formatMessage(messages.you, { text: preview }) : preview;
  return (
    <li className="k:flex k:items-center">
      <a href={href} aria-current={selected ? "page" : undefined} className={linkClass}>
        <Avatar
          name={name}
          src={photo}
          size="lg"
          decorative
          mark={
            online && (
              <span className="k:size-3.5 k:rounded-full k:border-2 k:border-(--k-bg-surface) k:bg-fill-positive" />
            )
          }
        />
        <span className="k:min-w-0 k:flex-1">
          <span className="k:flex k:items-baseline k:gap-2">
            <bdi className={cn("k:min-w-0 k:truncate", unread > 0 ? "k:font-strong" : "k:font-medium")}>{name}</bdi>
            {online && <span className="k:sr-only">{word(intl, messages.online)}</span>}
            {fictional && (
              <span className="k:self-center k:text-muted" title={word(intl, messages.fictional)}>
                <Glyph markup={markGlyphs.fictional} className="k:size-4" />
                <span className="k:sr-only">{word(intl, messages.fictional)}</span>
              </span>
            )}
            <span
              className={cn(
                "k:ms-auto k:shrink-0 k:text-xs k:tabular-nums",
                unread > 0 ? "k:font-strong" : "k:text-muted",
              )}
            >
              {when}
            </span>
          </span>
          <span className="k:flex k:min-h-6 k:items-center k:gap-2 k:text-sm">
            <span
              dir="auto"
              data-slot="conversation-excerpt"
              className={cn(
                "k:min-w-0 k:flex-1 k:truncate k:text-start",
                unread > 0 ? "k:text-default" : "k:text-muted",
              )}
            >
              {text}
            </span>
            {unread > 0 && (
              <CounterBadge count={unread} label={intl.formatMessage(messages.unread, { count: unread })} />
            )}
          </span>
        </span>
      </a>
      {onRemove && (
        <IconButton
          ref={toNeighbour}
          label={intl.formatMessage(messages.remove, { name: isolate(name) })}
          tone="critical"
          className="k:me-2"
          onClick={() => onRemove(id)}
        >
          <X />
        </IconButton>
      )}
    </li>
  );
}

const linkClass =
  "k:flex k:min-w-0 k:flex-1 k:items-center k:gap-3 k:px-gutter k:py-3 k:no-underline k:transition-colors k:hover:bg-soft-neutral k:focus-visible:-outline-offset-2 k:aria-[current]:bg-soft-accent k:aria-[current]:text-on-soft-accent";

/** A removed row hands the focus to the next one's button. */
const toNeighbour = passFocus((button) => {
  const row = button.closest("li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest("nav");
  return next?.querySelector("button");
});
