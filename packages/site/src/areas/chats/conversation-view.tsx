import { ChatTopBar } from "@kindling/ui/chat-top-bar";
import { Composer } from "@kindling/ui/composer";
import { type Message as ThreadMessage, MessageThread } from "@kindling/ui/message-thread";
import { IconButton } from "@kindling/ui/icon-button";
import { Flag, Gift, Search, Sparkles } from "lucide-react";
import { type MouseEvent, Suspense, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { fieldId } from "../../shared/forms/form.ts";
import { PostForm, useCarriedFields } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { giftPath, icebreakersName, profilePath, safetyPath } from "../../shared/people/card.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { lazyPart } from "../../shared/routing/lazy-part.ts";
import { messages as words } from "./chats.messages.ts";
import { useHrefAndBack } from "../../shared/routing/way-back.ts";
import { messages as safety } from "../../shared/safety/safety.messages.ts";
import { useClosedComposer } from "./closed-composer.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { asPending, asStored } from "./shown-messages.ts";
import { ShortOfCredits } from "./short-of-credits.tsx";
import { ThreadPhotos } from "./thread-photos.tsx";
import type { ConversationModel } from "./use-conversation-model.ts";
import { useTray } from "./use-tray.ts";

const composerId = fieldId("message", "text");

/** Why the message came back that the browser itself has sent: with script that is never. */
const Refusal = lazyPart("areas/chats/refusal-part.tsx", () => import("./refusal-part.tsx"));

/** Looking for words: only when somebody wants to. */
const Find = lazyPart("areas/chats/find-part.tsx", () => import("./find-part.tsx"));

/** How to begin: where nothing is written yet. */
const FirstLines = lazyPart("areas/chats/first-lines-part.tsx", () => import("./first-lines-part.tsx"));

/** First lines: for few conversations, and only when somebody asks for them. */
const Icebreakers = lazyPart("areas/chats/icebreakers-part.tsx", () => import("./icebreakers-part.tsx"));

/** The form that uncovers a photo where no script does. */
const revealFormId = "reveal-photo";

/** An open conversation: whom it is with, what was written, and the composer. */
export function ConversationView({ profile, messages, pending, closed, refusal, ...model }: ConversationModel) {
  const intl = useIntl();
  const { settings } = usePage();
  const { hash } = useLocation();
  const carry = useCarriedFields("message");
  const { firstUnread, now, icebreakers, photos, target } = model;
  const [enlarged, setEnlarged] = useState<string | null>(null);

  const stored = useMemo(
    () => messages.map((message) => asStored(message, { settings, intl, now, about: profile.id })),
    [messages, settings, intl, now, profile.id],
  );
  const shown: readonly ThreadMessage[] = [...stored, ...pending.map((item) => asPending(item, intl))];
  const creditsHref = useHrefAndBack(model.paid ? "/credits" : "/premium");
  const tray = useTray(photos.uploads);
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
        onOpenPhoto={setEnlarged}
        onRevealPhoto={model.reveal}
        revealForm={revealFormId}
        start={
          model.limited && (
            <p className="k:p-4 k:text-center k:text-sm k:text-muted">{intl.formatMessage(words.limited)}</p>
          )
        }
        empty={
          <Suspense>
            <FirstLines
              name={profile.name}
              icebreakers={closed ? undefined : icebreakers}
              field={composerId}
              onChoose={choose}
            />
          </Suspense>
        }
      />
      {refusal && (
        <div className="k:px-gutter">
          <Suspense>
            <Refusal form={refusal.form} problem={refusal.problem} />
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
        cost={model.cost}
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
        onFiles={photos.add}
        uploads={tray}
        onCancelUpload={photos.cancel}
        onRetryUpload={photos.retry}
        {...(model.short && {
          notice: <ShortOfCredits needed={model.cost} balance={model.credits} paid={model.paid} />,
        })}
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
      {!closed && <PhotoForm profile={profile.id} credits={settings.photo_credits} />}
      <PostForm form="reveal" id={revealFormId} hidden />
      <ThreadPhotos name={profile.name} messages={shown} opened={enlarged} onOpenedChange={setEnlarged} />
    </>
  );
}
