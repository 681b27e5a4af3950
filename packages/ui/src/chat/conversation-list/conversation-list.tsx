import { MessagesSquare } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "../../primitives/empty-state/empty-state.tsx";
import { cn } from "../../internal/cn.ts";
import { headings } from "../../internal/headings.ts";
import { dayReader, yearOf } from "../../internal/days.ts";
import { Skeleton } from "../../primitives/skeleton/skeleton.tsx";
import { messages } from "./conversation-list.messages.ts";
import { type Conversation, ConversationRow } from "./conversation-row.tsx";

export type { Conversation } from "./conversation-row.tsx";

export type ConversationListProps = Omit<ComponentProps<"nav">, "children"> & {
  /** The latest first. */
  conversations: readonly Conversation[];
  /** The conversation that is open. */
  selectedId?: string;
  /** The current moment, in milliseconds since 1970. */
  now: number;
  /**
   * `loading` and `error` before the first answer.
   * @default "ready"
   */
  status?: "ready" | "loading" | "error";
  /** Tries again after an `error`. */
  onReload?: () => void;
  /** Lets the reader remove conversations: an Edit button shows a button in each row. */
  onRemove?: (id: string) => void;
  /** What is said where there are no conversations, such as on a page after the last. */
  emptyTitle?: string;
  /** What stands at the end of the list, such as the way to older ones. */
  end?: ReactNode;
  /** Ways to see fewer, under the title. */
  filter?: ReactNode;
  /** The way on where there are no conversations: one button or link. */
  emptyAction?: ReactNode;
  /**
   * The title's place in the page's outline; 1 where no conversation is open beside it.
   * @default 2
   */
  level?: 1 | 2;
};

/**
 * The reader's conversations, each with its last message.
 *
 * Use it beside or before an open conversation; likes and matches are a `LikesList`.
 */
export function ConversationList({
  conversations,
  selectedId,
  now,
  status = "ready",
  onReload,
  onRemove,
  emptyTitle,
  end,
  filter,
  emptyAction,
  level = 2,
  className,
  ...props
}: ConversationListProps) {
  const intl = useIntl();
  const [editing, setEditing] = useState(false);
  const Title = headings[level];
  const below = level === 1 ? 2 : 3;
  const title = intl.formatMessage(messages.title);
  const filled = status === "ready" && conversations.length > 0;
  const when = whenReader(intl, now);

  return (
    <nav
      data-slot="conversation-list"
      aria-label={title}
      aria-busy={status === "loading" || undefined}
      {...props}
      className={cn("k:flex k:min-h-0 k:flex-col k:bg-surface", className)}
    >
      <div className="k:flex k:min-h-16 k:shrink-0 k:items-center k:justify-between k:gap-2 k:px-gutter">
        <Title className={cn("k:font-heading k:tracking-heading", level === 1 ? "k:text-2xl" : "k:text-xl")}>
          {title}
        </Title>
        {onRemove && filled && (
          <Button variant="ghost" tone="neutral" size="sm" aria-pressed={editing} onClick={() => setEditing(!editing)}>
            {intl.formatMessage(editing ? messages.done : messages.edit)}
          </Button>
        )}
      </div>
      {filter}
      {filled ? (
        <div className="k:min-h-0 k:flex-1 k:overflow-y-auto k:overscroll-contain k:pb-[env(safe-area-inset-bottom)]">
          <ul>
            {conversations.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                selected={conversation.id === selectedId}
                when={conversation.lastAt === undefined ? "" : when(conversation.lastAt)}
                intl={intl}
                onRemove={editing ? onRemove : undefined}
              />
            ))}
          </ul>
          {end}
        </div>
      ) : status === "loading" ? (
        <Loading label={intl.formatMessage(messages.loading)} />
      ) : status === "error" ? (
        <EmptyState
          title={intl.formatMessage(messages.failed)}
          level={below}
          actions={
            <Button variant="soft" tone="neutral" onClick={onReload}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        />
      ) : (
        <EmptyState
          picture={<MessagesSquare />}
          title={emptyTitle ?? intl.formatMessage(messages.empty)}
          level={below}
          actions={emptyAction}
        />
      )}
    </nav>
  );
}

const WEEK = 7;

/** The time for today's, then yesterday, the weekday, the date. */
function whenReader(intl: IntlShape, now: number) {
  const dayOf = dayReader(intl.timeZone);
  const today = dayOf(now);
  return (time: number) => {
    const day = dayOf(time);
    const ago = today - day;
    if (ago <= 0) return intl.formatTime(time);
    if (ago === 1) return intl.formatMessage(messages.yesterday);
    if (ago < WEEK) return intl.formatDate(time, { weekday: "short" });
    const year = yearOf(day) === yearOf(today) ? undefined : "2-digit";
    return intl.formatDate(time, { day: "numeric", month: "short", year });
  };
}

const rows = [0, 1, 2, 3, 4, 5];

function Loading({ label }: { label: string }) {
  return (
    <div className="k:overflow-hidden">
      <span className="k:sr-only">{label}</span>
      {rows.map((row) => (
        <div key={row} className="k:flex k:items-center k:gap-3 k:px-gutter k:py-3">
          <Skeleton shape="circle" className="k:size-12" />
          <div className="k:grid k:flex-1 k:gap-2">
            <Skeleton className="k:w-1/3" />
            <Skeleton className="k:w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
