import type { Message, Settings } from "@kindling/domain/contract";
import { ChatTopBar } from "@kindling/ui/chat-top-bar";
import { Composer } from "@kindling/ui/composer";
import { EmptyState } from "@kindling/ui/empty-state";
import { type Message as ThreadMessage, MessageThread } from "@kindling/ui/message-thread";
import { IconButton } from "@kindling/ui/icon-button";
import { Flag, MessageCircleHeart } from "lucide-react";
import { Suspense, useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { fieldId } from "../../shared/forms/form.ts";
import { useCarriedFields } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { profilePath, safetyPath } from "../../shared/people/card.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { lazyPart } from "../../shared/routing/lazy-part.ts";
import { messages as words } from "./chats.messages.ts";
import { useHrefAndBack } from "../../shared/routing/way-back.ts";
import { messages as safety } from "../../shared/safety/safety.messages.ts";
import { useClosedComposer } from "./closed-composer.tsx";
import { wordsOf } from "./message-words.ts";
import type { ConversationModel } from "./use-conversation-model.ts";

const composerId = fieldId("message", "text");

/** Why the message came back that the browser itself has sent: with script that is never. */
const Refusal = lazyPart("areas/chats/refusal-part.tsx", () => import("./refusal-part.tsx"));

const shownMessages = new WeakMap<Message, ThreadMessage>();

/**
 * A stored message, under the key that it was sent with where it is one's own, so that it takes the place of the pending
 * one. The same message gives the same object, so that the thread draws only what is new.
 */
function asStored(message: Message, settings: Settings, intl: IntlShape): ThreadMessage {
  const known = shownMessages.get(message);
  if (known) return known;
  const shown: ThreadMessage = {
    id: message.request_key ?? message.id,
    author: message.own ? "own" : "other",
    sentAt: Date.parse(message.sent_at),
    ...contentOf(message, settings, intl),
  };
  shownMessages.set(message, shown);
  return shown;
}

function contentOf(message: Message, settings: Settings, intl: IntlShape) {
  const photo = message.kind === "photo" ? photoOf(message.image, settings, "full") : null;
  return photo ? { kind: "photo" as const, photo } : { kind: "text" as const, text: wordsOf(message, intl) };
}

/** An open conversation: whom it is with, what was written, and the composer. */
export function ConversationView({ profile, messages, pending, closed, refusal, ...model }: ConversationModel) {
  const intl = useIntl();
  const { settings } = usePage();
  const { hash } = useLocation();
  const carry = useCarriedFields("message");
  const { firstUnread } = model;

  const stored = useMemo(
    () => messages.map((message) => asStored(message, settings, intl)),
    [messages, settings, intl],
  );
  const shown: readonly ThreadMessage[] = [
    ...stored,
    ...pending.map((item): ThreadMessage => ({
      id: item.requestKey,
      kind: "text",
      author: "own",
      text: item.text,
      sentAt: item.createdAt,
      state: item.status,
    })),
  ];
  const creditsHref = useHrefAndBack(model.paid ? "/credits" : "/premium");
  const closedComposer = useClosedComposer(closed, model.paid);
  const photo = photoOf(profile.main_image, settings)?.src;

  return (
    <>
      <ChatTopBar
        name={profile.name}
        profileHref={profilePath(profile.id)}
        backHref="/chats"
        online={profile.online}
        typing={model.typing}
        fictional={profile.fictional}
        credits={model.credits}
        creditsHref={creditsHref}
        {...(photo && { photo })}
        menu={
          <IconButton href={safetyPath(profile.id)} label={intl.formatMessage(safety.title)}>
            <Flag />
          </IconButton>
        }
      />
      <MessageThread
        messages={shown}
        name={profile.name}
        now={model.now}
        hasOlder={model.hasOlder}
        typing={model.typing}
        onLoadOlder={model.loadOlder}
        {...(firstUnread && { firstUnreadId: firstUnread.id })}
        onReachEnd={(visible) => {
          if (visible) model.reachEnd();
        }}
        onRetry={model.retry}
        onDiscard={model.drop}
        start={
          model.limited && (
            <p className="k:p-4 k:text-center k:text-sm k:text-muted">{intl.formatMessage(words.limited)}</p>
          )
        }
        empty={
          <EmptyState picture={<MessageCircleHeart />} title={intl.formatMessage(words.begin, { name: profile.name })}>
            {intl.formatMessage(words.beginText)}
          </EmptyState>
        }
      />
      {refusal && (
        <div className="k:px-gutter">
          <Suspense>
            <Refusal problem={refusal} />
          </Suspense>
        </div>
      )}
      <Composer
        fieldId={composerId}
        initialFocus={hash === `#${composerId}`}
        name={profile.name}
        value={model.draft}
        carry={{ ...carry, profile: profile.id }}
        onValueChange={model.setDraft}
        onSend={model.send}
        cost={settings.message_credits}
        limit={settings.message_length}
        {...closedComposer}
      />
    </>
  );
}
