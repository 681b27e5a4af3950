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
    <li className="flex items-center">
      <a href={href} aria-current={selected ? "page" : undefined} className={linkClass}>
        <Avatar
          name={name}
          src={photo}
          size="lg"
          decorative
          mark={online && <span className="size-3.5 rounded-full border-2 border-(--bg-surface) bg-fill-positive" />}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <bdi className={cn("min-w-0 truncate", unread > 0 ? "font-strong" : "font-medium")}>{name}</bdi>
            {online && <span className="sr-only">{word(intl, messages.online)}</span>}
            {fictional && (
              <span className="self-center text-muted" title={word(intl, messages.fictional)}>
                <Glyph markup={markGlyphs.fictional} className="size-4" />
                <span className="sr-only">{word(intl, messages.fictional)}</span>
              </span>
            )}
            <span className={cn("ms-auto shrink-0 text-xs tabular-nums", unread > 0 ? "font-strong" : "text-muted")}>
              {when}
            </span>
          </span>
          <span className="flex min-h-6 items-center gap-2 text-sm">
            <span
              dir="auto"
              data-slot="conversation-excerpt"
              className={cn("min-w-0 flex-1 truncate text-start", unread > 0 ? "text-default" : "text-muted")}
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
          className="me-2"
          onClick={() => onRemove(id)}
        >
          <X />
        </IconButton>
      )}
    </li>
  );
}

const linkClass =
  "flex min-w-0 flex-1 items-center gap-3 px-gutter py-3 no-underline transition-colors hover:bg-soft-neutral focus-visible:-outline-offset-2 aria-[current]:bg-soft-accent aria-[current]:text-on-soft-accent";

/** A removed row hands the focus to the next one's button. */
const toNeighbour = passFocus((button) => {
  const row = button.closest("li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest("nav");
  return next?.querySelector("button");
});
