import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { Glyph } from "../../internal/glyph.tsx";
import { type LikeSubmit, likeSubmitOf } from "../../internal/like-submit.ts";
import { markGlyphs } from "../../internal/mark-glyphs.ts";
import type { PhotoSource } from "../../internal/photo-source.ts";
import { FictionalMark, NewMark, OnlineMark } from "../../internal/profile-marks.tsx";
import { markMessages } from "../../internal/profile-marks.messages.ts";
import { useToggleNow } from "../../internal/use-toggle-now.ts";
import { PhotoPress } from "../../internal/photo-press.tsx";
import { Photo } from "../photo/photo.tsx";
import { messages } from "./profile-header.messages.ts";

export { ProfileHeaderSkeleton } from "./profile-header-skeleton.tsx";

export interface ProfileHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** Who it is. */
  name: string;
  /** In years. */
  age: number;
  /** Where they are, as one line. */
  place?: string;
  /** The photo that is shown large; without one a silhouette stands there. */
  photo?: PhotoSource | null;
  /** Makes the photo a button, for the photo viewer. */
  onPhotoOpen?: () => void;
  /** Where the photo is by itself, for a press before the script has come. */
  photoHref?: string;
  /** They are here now. @default false */
  online?: boolean;
  /** They have joined lately. @default false */
  isNew?: boolean;
  /** Marks a made-up profile, with the brand's own word if it has one. @default false */
  fictional?: boolean | string;
  /** The reader likes them. @default false */
  liked?: boolean;
  /** Adds the like button. A promise keeps the new state shown while it runs. */
  onLikedChange?: (liked: boolean) => void | Promise<void>;
  /** Makes the like button work before the script has come. */
  likeSubmit?: LikeSubmit | undefined;
  /** Adds the link to the conversation, the main action. */
  messageHref?: string;
  /** Further actions, such as a gift. */
  actions?: ReactNode;
  /** At the end of the actions: block, report. */
  menu?: ReactNode;
  /** What follows beside the photo on a wide screen and under it on a phone: the fictional notice, facts, about me. */
  children?: ReactNode;
}

/**
 * The head of a profile: the photo, who it is, and what one can do.
 *
 * Use it first on a profile, once.
 */
export function ProfileHeader({
  name,
  age,
  place,
  photo,
  onPhotoOpen,
  photoHref,
  online = false,
  isNew = false,
  fictional = false,
  liked = false,
  onLikedChange,
  likeSubmit,
  messageHref,
  actions,
  menu,
  children,
  className,
  ...props
}: ProfileHeaderProps) {
  const intl = useIntl();
  const picture = (
    <Photo
      photo={photo}
      ratio="portrait"
      priority
      alt={intl.formatMessage(onPhotoOpen ? messages.enlarge : messages.photo, { name })}
    />
  );
  return (
    <header
      data-slot="profile-header"
      className={cn(
        "k:grid k:grid-cols-1 k:gap-x-8 k:gap-y-4 k:md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]",
        className,
      )}
      {...props}
    >
      <div className="k:relative k:self-start k:overflow-hidden k:rounded-card">
        {onPhotoOpen ? (
          <PhotoPress
            href={photoHref}
            className="k:block k:w-full k:focus-visible:-outline-offset-4"
            onPress={onPhotoOpen}
          >
            {picture}
          </PhotoPress>
        ) : (
          picture
        )}
        {online && (
          <OnlineMark className="k:pointer-events-none k:absolute k:start-3 k:top-3">
            {intl.formatMessage(markMessages.online)}
          </OnlineMark>
        )}
        {isNew && (
          <NewMark className="k:pointer-events-none k:absolute k:end-3 k:top-3">
            {intl.formatMessage(markMessages.new)}
          </NewMark>
        )}
      </div>
      <div className="k:flex k:min-w-0 k:flex-col k:gap-4">
        <div>
          <h1 className="k:font-heading k:text-2xl k:tracking-heading">
            <bdi>{name}</bdi>
            {`, ${age}`}
          </h1>
          <div className="k:mt-1 k:flex k:flex-wrap k:items-center k:gap-x-3 k:gap-y-1 k:text-muted">
            {place && (
              <p className="k:inline-flex k:max-w-full k:items-center k:gap-1.5">
                <Glyph markup={markGlyphs.pin} className="k:size-4" />
                <span className="k:min-w-0 k:wrap-break-word">{place}</span>
              </p>
            )}
            {fictional && (
              <FictionalMark className="k:border-thin k:border-control">
                {fictional === true ? intl.formatMessage(markMessages.fictional) : fictional}
              </FictionalMark>
            )}
          </div>
        </div>
        <div className="k:flex k:flex-wrap k:items-center k:gap-2">
          {messageHref && (
            <Button href={messageHref} size="lg">
              {intl.formatMessage(messages.message)}
            </Button>
          )}
          {onLikedChange && <LikeToggle liked={liked} onLikedChange={onLikedChange} submit={likeSubmit} />}
          {actions}
          {menu}
        </div>
        {children}
      </div>
    </header>
  );
}

interface LikeToggleProps extends Required<Pick<ProfileHeaderProps, "liked" | "onLikedChange">> {
  submit: LikeSubmit | undefined;
}

function LikeToggle({ liked, onLikedChange, submit }: LikeToggleProps) {
  const intl = useIntl();
  const [shown, toggle] = useToggleNow(liked, onLikedChange);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    toggle();
  };
  return (
    <Button
      variant="soft"
      size="lg"
      data-state={shown ? "liked" : "not-liked"}
      onClick={press}
      {...likeSubmitOf(submit, shown)}
    >
      <Glyph markup={markGlyphs.heart} className={shown ? "k:fill-current" : undefined} />
      {intl.formatMessage(shown ? messages.unlike : messages.like)}
    </Button>
  );
}
