import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { isolate } from "../../internal/isolate.ts";
import { passFocus } from "../../internal/pass-focus.ts";
import type { Message } from "./message.ts";
import { messages } from "./message-bubble.messages.ts";
import { bubbleGap, bubbleSide, bubbleSurface, bubbleText } from "./message-bubble.variants.ts";
import { MessageGift } from "./message-gift.tsx";
import { MessageNote } from "./message-note.tsx";
import { MessagePhoto } from "./message-photo.tsx";
import { MessageText } from "./message-text.tsx";

export type * from "./message.ts";

export type MessageActions = {
  /** Sends a failed message again. */
  onRetry?: (id: string) => void;
  /** Gives a failed message up. */
  onDiscard?: (id: string) => void;
  /** Shows a photo large. */
  onOpenPhoto?: (id: string) => void;
  /** Uncovers a blurred photo. */
  onRevealPhoto?: (id: string) => void;
  /** The id of a form that uncovers one where no script does: it is sent with the message's id, as `photo`. */
  revealForm?: string;
};

export type MessageBubbleProps = ComponentProps<"article"> &
  MessageActions & {
    /** What was written, by whom and when. */
    message: Message;
    /** Who wrote it: "You", or the other's name; said with the first of a group to those who do not see the side. */
    from: string;
    /** When it was sent, in words; shown under the last of a group. */
    time?: string;
    /** The first of a group: messages of one author that belong together. @default true */
    first?: boolean;
    /** The last of a group. @default true */
    last?: boolean;
    /** What the reader searches for, marked in the text. */
    query?: string;
  };

/**
 * One message. It needs no context and few elements, since a transcript mounts many while it scrolls.
 *
 * Use it for single messages; a conversation is a `MessageThread`, which makes its own.
 */
export function MessageBubble({
  message,
  from,
  time,
  first = true,
  last = true,
  query,
  onRetry,
  onDiscard,
  onOpenPhoto,
  onRevealPhoto,
  revealForm,
  className,
  ...props
}: MessageBubbleProps) {
  const { author, state = "sent" } = message;
  const place = first ? "first" : "later";
  return (
    <article
      data-slot="message-bubble"
      data-author={author}
      data-state={state}
      {...props}
      className={cn(bubbleSide[author], bubbleGap[place], className)}
    >
      {first && <span className="k:sr-only">{`${isolate(from)}: `}</span>}
      {message.kind === "text" ? (
        <div className={bubbleText[author][place]}>
          <MessageText text={message.text} query={query} />
        </div>
      ) : message.kind === "photo" ? (
        <MessagePhoto
          message={message}
          className={bubbleSurface[author][place]}
          onOpen={onOpenPhoto}
          onReveal={onRevealPhoto}
          revealForm={revealForm}
        />
      ) : (
        <MessageGift gift={message.gift} className={bubbleSurface[author][place]} />
      )}
      {message.note && <MessageNote {...message.note} />}
      {state === "failed" ? (
        <Failed id={message.id} onRetry={onRetry} onDiscard={onDiscard} />
      ) : state === "sending" ? (
        <Sending />
      ) : (
        last && <div className={metaClass}>{time}</div>
      )}
    </article>
  );
}

const metaClass = "k:px-1 k:pt-1 k:text-xs k:text-muted k:tabular-nums";

/** Fast answers show no word at all. */
function Sending() {
  const intl = useIntl();
  return (
    <div className={cn(metaClass, "k:transition-opacity k:delay-300 k:duration-normal k:starting:opacity-0")}>
      {intl.formatMessage(messages.sending)}
    </div>
  );
}

function Failed({ id, onRetry, onDiscard }: { id: string } & Pick<MessageActions, "onRetry" | "onDiscard">) {
  const intl = useIntl();
  return (
    <div ref={toTranscript} className="k:flex k:flex-wrap k:items-center k:justify-end k:gap-x-1 k:text-sm">
      <span className="k:flex k:items-center k:gap-1 k:px-1 k:font-medium k:text-critical">
        <CircleAlert aria-hidden className="k:size-4 k:shrink-0" />
        {intl.formatMessage(messages.failed)}
      </span>
      <Button variant="ghost" tone="neutral" size="sm" onClick={() => onRetry?.(id)}>
        {intl.formatMessage(messages.retry)}
      </Button>
      <Button variant="ghost" tone="neutral" size="sm" onClick={() => onDiscard?.(id)}>
        {intl.formatMessage(messages.discard)}
      </Button>
    </div>
  );
}

/** These buttons go away when they are pressed. */
const toTranscript = passFocus((buttons) => buttons.closest<HTMLElement>("[tabindex]"));
