import type { ProfileCard, SwipeGame } from "@kindling/domain/contract";
import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { ProfileCardSkeleton } from "@kindling/ui/profile-card";
import { SwipeDeck } from "@kindling/ui/swipe-deck";
import { useIntl } from "react-intl";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { cardOf } from "../../shared/people/card.ts";
import { MeetNav } from "../../shared/people/meet-nav.tsx";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { messages } from "./swipe-game.messages.ts";
import type { SwipeDecisions } from "./use-swipe-game-model.ts";

const formId = "swipe-form";

interface SwipeGameViewProps extends SwipeDecisions {
  /** Nothing while it loads. */
  readonly game: SwipeGame | undefined;
}

/** One member after the other, as the back end deals them. */
export function SwipeGameView({ game, ...decisions }: SwipeGameViewProps) {
  const intl = useIntl();
  return (
    <div className={screenFrame("page", frameClass)}>
      <ScreenTitle>{intl.formatMessage(messages.title)}</ScreenTitle>
      <MeetNav />
      {game ? (
        <Deck game={game} {...decisions} />
      ) : (
        <Loading className="k:mx-auto k:w-full k:max-w-[clamp(15rem,var(--k-swipe-card,36dvh),24rem)]">
          <ProfileCardSkeleton />
        </Loading>
      )}
    </div>
  );
}

/** What stands over the page takes its room from the card, so that its buttons stay on the screen. */
const frameClass = "k:grid-cols-1 k:gap-4 k:in-[body:has([data-slot=banner])]:[--k-swipe-card:30dvh]";

function Deck({ game, ...decisions }: SwipeDecisions & { game: SwipeGame }) {
  const { settings } = usePage();
  const card = (member: ProfileCard) => ({ ...cardOf(member, settings), id: member.id });
  return (
    <>
      <PostForm form="swipe" id={formId} hidden />
      <SwipeDeck
        cards={game.profiles.map(card)}
        likesLeft={game.likes_left}
        renewsAt={Date.parse(game.renews_at)}
        lastPass={game.last_pass ? card(game.last_pass) : undefined}
        href="/members"
        form={formId}
        {...decisions}
      />
      {settings.fictional_warning && game.profiles.some(({ fictional }) => fictional) && (
        <FictionalNotice
          several
          singular={settings.fictional_singular}
          plural={settings.fictional_plural}
          className="k:mx-auto k:max-w-text"
        />
      )}
    </>
  );
}
