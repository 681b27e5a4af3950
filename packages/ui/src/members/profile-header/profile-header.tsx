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
  href?: string;
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
  online = false,
  isNew = false,
  fictional = false,
  liked = false,
  onLikedChange,
  likeSubmit,
  href,
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
      className={cn("grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]", className)}
      {...props}
    >
      <div className="relative self-start overflow-hidden rounded-card">
        {onPhotoOpen ? (
          <button type="button" className="block w-full focus-visible:-outline-offset-4" onClick={onPhotoOpen}>
            {picture}
          </button>
        ) : (
          picture
        )}
        {online && (
          <OnlineMark className="pointer-events-none absolute start-3 top-3">
            {intl.formatMessage(markMessages.online)}
          </OnlineMark>
        )}
        {isNew && (
          <NewMark className="pointer-events-none absolute end-3 top-3">{intl.formatMessage(markMessages.new)}</NewMark>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <h1 className="font-heading text-2xl tracking-heading">
            <bdi>{name}</bdi>
            {`, ${age}`}
          </h1>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            {place && (
              <p className="inline-flex max-w-full items-center gap-1.5">
                <Glyph markup={markGlyphs.pin} className="size-4" />
                <span className="min-w-0 wrap-break-word">{place}</span>
              </p>
            )}
            {fictional && (
              <FictionalMark className="border-thin border-control">
                {fictional === true ? intl.formatMessage(markMessages.fictional) : fictional}
              </FictionalMark>
            )}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {href && (
            <Button href={href} size="lg">
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
      <Glyph markup={markGlyphs.heart} className={shown ? "fill-current" : undefined} />
      {intl.formatMessage(shown ? messages.unlike : messages.like)}
    </Button>
  );
}
