import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { isolate } from "../../internal/isolate.ts";
import type { Message, MessageActions } from "../message-bubble/message-bubble.tsx";
import { messages as words } from "./message-thread.messages.ts";
import { ThreadError, ThreadPill, ThreadSkeleton, ThreadStart } from "./thread-parts.tsx";
import { ThreadRow } from "./thread-row.tsx";
import { useAnnouncedNews } from "./use-announced-news.ts";
import { useOlder } from "./use-older.ts";
import { useRowContext } from "./use-row-context.ts";
import { useTranscript } from "./use-transcript.ts";
import { useUnseen } from "./use-unseen.ts";

export type { Message, MessageNote } from "../message-bubble/message-bubble.tsx";

export type MessageThreadProps = Omit<ComponentProps<"div">, "children"> &
  MessageActions & {
    /** In the order of the conversation, the newest last. One that is unchanged stays the same object. */
    messages: readonly Message[];
    /** The other's name. */
    name: string;
    /** The current moment, or any other of today, in milliseconds since 1970. */
    now: number;
    /**
     * Whether older messages can be loaded.
     * @default false
     */
    hasOlder?: boolean;
    /** Loads the page before the oldest message: called once for each oldest message. Rejects when it fails. */
    onLoadOlder?: () => Promise<unknown> | void;
    /** The first message not read before: the transcript opens there, under a divider. */
    firstUnreadId?: string;
    /**
     * The other is typing.
     * @default false
     */
    typing?: boolean;
    /**
     * With `true`: the newest message is in view and the page is visible, so what is there has been read. Again after
     * each new message. With `false` when that is over.
     */
    onReachEnd?: (visible: boolean, newestId: string) => void;
    /** A message to bring into view and to mark, such as one that was searched for. */
    targetId?: string;
    /** Words to mark in the messages. */
    query?: string;
    /** Stands above the oldest message of all: where the conversation began, or why older ones are hidden. */
    start?: ReactNode;
    /** Stands in the middle while there are no messages. */
    empty?: ReactNode;
    /**
     * `loading` and `error` before the first messages are there.
     * @default "ready"
     */
    status?: "ready" | "loading" | "error";
    /** Tries again after an `error`. */
    onReload?: () => void;
  };

/**
 * The messages of one conversation; give it the conversation's id as `key`. It opens at the newest message or at the
 * first unread one, renders what is near the view, keeps the reader's place whatever is loaded, and follows new messages
 * only near the end. An own message that is `sending` leads down to it.
 *
 * Use it for conversations of any length, in a column whose height is given; a handful of fixed messages can be
 * `MessageBubble`s.
 */
export function MessageThread({ status = "ready", onReload, className, ...props }: MessageThreadProps) {
  const { messages, empty } = props;
  return status === "ready" && messages.length > 0 ? (
    <Transcript className={cn(rootClass, className)} {...props} />
  ) : (
    <div data-slot="message-thread" className={cn(rootClass, "k:justify-center", className)}>
      {status === "loading" ? <ThreadSkeleton /> : status === "error" ? <ThreadError onReload={onReload} /> : empty}
    </div>
  );
}

const rootClass = "k:relative k:flex k:min-h-0 k:min-w-0 k:flex-1 k:flex-col";

function Transcript({
  messages,
  name,
  now,
  hasOlder = false,
  onLoadOlder,
  firstUnreadId,
  typing = false,
  onReachEnd,
  targetId,
  query,
  start,
  empty: _empty,
  onRetry,
  onDiscard,
  onOpenPhoto,
  onRevealPhoto,
  revealForm,
  ...props
}: Omit<MessageThreadProps, "status" | "onReload">) {
  const intl = useIntl();
  const { timeZone } = intl;
  const {
    viewport,
    content,
    row: measure,
    scrolled,
    toEnd,
    toRow,
    ...view
  } = useTranscript(messages, {
    firstUnreadId,
    targetId,
    typing,
    timeZone,
  });
  const older = useOlder(messages[0]!.id, view.isNearStart, hasOlder ? onLoadOlder : undefined);
  const unseen = useUnseen(messages, view.atEnd);
  const context = useRowContext(
    { onRetry, onDiscard, onOpenPhoto, onRevealPhoto, revealForm },
    { intl, name, query, measure },
  );
  useAnnouncedNews(messages, name, intl);
  useReachEnd(view.atEnd, messages.at(-1)!.id, onReachEnd);
  useEffect(() => {
    if (targetId !== undefined) toRow(targetId);
  }, [toRow, targetId]);

  return (
    <div data-slot="message-thread" {...props}>
      <div
        ref={viewport}
        data-slot="message-thread-viewport"
        role="log"
        aria-live="off"
        aria-label={intl.formatMessage(words.label, { name: isolate(name) })}
        // Without a pointer it is scrolled by keys, so it has to take the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={scrolled}
        className={viewportClass}
      >
        <div ref={content} className="k:mx-auto k:w-full k:max-w-thread k:shrink-0">
          {view.startShown && (
            <ThreadStart hasOlder={hasOlder} failed={older.failed} onRetry={older.retry}>
              {start}
            </ThreadStart>
          )}
          {view.shown.map((row) => (
            <ThreadRow key={row.id} row={row} now={now} found={row.id === targetId} context={context} />
          ))}
        </div>
      </div>
      {!view.atEnd && <ThreadPill unseen={unseen} onPress={toEnd} />}
    </div>
  );
}

const viewportClass =
  "k:flex k:min-h-0 k:flex-1 k:flex-col-reverse k:overflow-x-hidden k:overflow-y-auto k:overscroll-contain k:px-gutter k:py-4 k:[overflow-anchor:none] k:focus-visible:-outline-offset-2";

/** Tells when what is there has been read: in view, on a visible page. */
function useReachEnd(atEnd: boolean, newestId: string, onReachEnd: MessageThreadProps["onReachEnd"]) {
  const tell = useEffectEvent((end: boolean, id: string) => onReachEnd?.(end && !document.hidden, id));
  useEffect(() => {
    const onChange = () => tell(atEnd, newestId);
    onChange();
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [atEnd, newestId]);
}
