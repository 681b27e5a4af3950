import type { Message, Settings } from "@kindling/domain/contract";
import { minute } from "@kindling/domain/rules";
import type { OutboxItem } from "@kindling/domain/state";
import { ChatTopBar } from "@kindling/ui/chat-top-bar";
import { Composer } from "@kindling/ui/composer";
import { type Message as ThreadMessage, MessageThread } from "@kindling/ui/message-thread";
import { IconButton } from "@kindling/ui/icon-button";
import { Flag, Gift, Search, Sparkles } from "lucide-react";
import { type MouseEvent, Suspense, useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { fieldId } from "../../shared/forms/form.ts";
import { useCarriedFields } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { giftPath, icebreakersName, profilePath, safetyPath } from "../../shared/people/card.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { lazyPart } from "../../shared/routing/lazy-part.ts";
import { messages as words } from "./chats.messages.ts";
import { useHrefAndBack } from "../../shared/routing/way-back.ts";
import { messages as safety } from "../../shared/safety/safety.messages.ts";
import { useClosedComposer } from "./closed-composer.tsx";
import { FirstLines } from "./first-lines.tsx";
import { giftName } from "./gift-name.ts";
import { giftPicture } from "./gift-picture.tsx";
import { wordsOf } from "./message-words.ts";
import { noteOf } from "./note-of.tsx";
import { noteMessages } from "./notes.messages.ts";
import type { ConversationModel } from "./use-conversation-model.ts";

const composerId = fieldId("message", "text");

/** Why the message came back that the browser itself has sent: with script that is never. */
const Refusal = lazyPart("areas/chats/refusal-part.tsx", () => import("./refusal-part.tsx"));

/** How a message is shown, and when. */
interface Showing {
  readonly settings: Settings;
  readonly intl: IntlShape;
  readonly now: number;
  /** The other one's id. */
  readonly about: string;
}

/** For so long a gift is unwrapped where it is first seen. */
const freshFor = minute;

const asGift = (gift: string, intl: IntlShape, fresh: boolean) => ({
  name: giftName(gift, intl),
  picture: giftPicture(gift),
  fresh,
});

/** Looking for words: only when somebody wants to. */
const Find = lazyPart("areas/chats/find-part.tsx", () => import("./find-part.tsx"));

/** First lines: for few conversations, and only when somebody asks for them. */
const Icebreakers = lazyPart("areas/chats/icebreakers-part.tsx", () => import("./icebreakers-part.tsx"));

const shownMessages = new WeakMap<Message, ThreadMessage>();

/**
 * A stored message, under the key that it was sent with where it is one's own, so that it takes the place of the pending
 * one. The same message gives the same object, so that the thread draws only what is new.
 */
function asStored(message: Message, { settings, intl, now, about }: Showing): ThreadMessage {
  const known = shownMessages.get(message);
  if (known) return known;
  const sentAt = Date.parse(message.sent_at);
  const note = noteOf(message, about, intl);
  const shown: ThreadMessage = {
    id: message.request_key ?? message.id,
    author: message.own ? "own" : "other",
    sentAt,
    ...(note && { note }),
    ...contentOf(message, { settings, intl, fresh: now - sentAt < freshFor }),
  };
  shownMessages.set(message, shown);
  return shown;
}

const inWords = (message: Message, intl: IntlShape) => ({ kind: "text" as const, text: wordsOf(message, intl) });

function contentOf(
  message: Message,
  { settings, intl, fresh }: Omit<Showing, "now" | "about"> & { readonly fresh: boolean },
) {
  switch (message.kind) {
    case "photo": {
      const photo = photoOf(message.image, settings, "full");
      return photo ? { kind: message.kind, photo } : inWords(message, intl);
    }
    case "gift":
      return { kind: message.kind, gift: asGift(message.gift, intl, fresh) };
    default:
      return inWords(message, intl);
  }
}

/** A message that is on its way, as it will stand once it is stored. */
const asPending = ({ requestKey, content, createdAt, status, error }: OutboxItem, intl: IntlShape): ThreadMessage => ({
  id: requestKey,
  author: "own",
  sentAt: createdAt,
  // One that is held needs nothing more from who has sent it.
  ...(error?.code === "held_for_review"
    ? { note: { text: intl.formatMessage(noteMessages.held) } }
    : { state: status }),
  ...(content.kind === "gift"
    ? { kind: content.kind, gift: asGift(content.gift, intl, true) }
    : { kind: "text", text: content.text }),
});

/** An open conversation: whom it is with, what was written, and the composer. */
export function ConversationView({ profile, messages, pending, closed, refusal, ...model }: ConversationModel) {
  const intl = useIntl();
  const { settings } = usePage();
  const { hash } = useLocation();
  const carry = useCarriedFields("message");
  const { firstUnread, now, icebreakers, target } = model;

  const stored = useMemo(
    () => messages.map((message) => asStored(message, { settings, intl, now, about: profile.id })),
    [messages, settings, intl, now, profile.id],
  );
  const shown: readonly ThreadMessage[] = [...stored, ...pending.map((item) => asPending(item, intl))];
  const creditsHref = useHrefAndBack(model.paid ? "/credits" : "/premium");
  const closedComposer = useClosedComposer(closed, model.paid);
  const photo = photoOf(profile.main_image, settings)?.src;

  /** Puts a line where it can still be changed. */
  const choose = (line: string) => {
    model.setDraft(line);
    // The modal first gives the focus back to what opened it.
    requestAnimationFrame(() => document.getElementById(composerId)?.focus());
  };

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
          <>
            {model.id !== undefined && (
              <IconButton
                label={intl.formatMessage(words.findWords)}
                aria-expanded={target.open}
                onClick={target.toggle}
              >
                <Search />
              </IconButton>
            )}
            <IconButton href={safetyPath(profile.id)} label={intl.formatMessage(safety.title)}>
              <Flag />
            </IconButton>
          </>
        }
      />
      {target.open && model.id !== undefined && (
        <Suspense>
          <Find conversation={model.id} onShow={target.show} onClose={target.toggle} />
        </Suspense>
      )}
      <MessageThread
        messages={shown}
        name={profile.name}
        now={now}
        hasOlder={model.hasOlder}
        typing={model.typing}
        onLoadOlder={model.loadOlder}
        {...(firstUnread && { firstUnreadId: firstUnread.id })}
        onReachEnd={(visible) => {
          if (visible) model.reachEnd();
        }}
        {...(target.id && { targetId: target.id })}
        {...(target.words && { query: target.words })}
        onRetry={model.retry}
        onDiscard={model.drop}
        start={
          model.limited && (
            <p className="k:p-4 k:text-center k:text-sm k:text-muted">{intl.formatMessage(words.limited)}</p>
          )
        }
        empty={
          <FirstLines
            name={profile.name}
            icebreakers={closed ? undefined : icebreakers}
            field={composerId}
            onChoose={choose}
          />
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
        carry={{ ...carry, profile: profile.id, ...(icebreakers?.line && { icebreaker: icebreakers.line }) }}
        onValueChange={model.setDraft}
        onSend={model.send}
        cost={settings.message_credits}
        limit={settings.message_length}
        actions={
          <>
            <IconButton href={giftPath(profile.id)} label={intl.formatMessage(words.giveGift)}>
              <Gift />
            </IconButton>
            {icebreakers && (
              <IconButton
                href={`?${icebreakersName}=`}
                label={intl.formatMessage(words.icebreakers)}
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  icebreakers.setOpen(true);
                }}
              >
                <Sparkles />
              </IconButton>
            )}
          </>
        }
        {...closedComposer}
      />
      {icebreakers?.open && (
        <Suspense>
          <Icebreakers
            name={profile.name}
            lines={icebreakers.lines.map(({ text }) => text)}
            open
            onOpenChange={icebreakers.setOpen}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  );
}
