import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { interestIcon, type InterestId, interestNames, isInterestId } from "../interest-icons/interest-icons.tsx";
import { glyph } from "../../internal/glyph.tsx";
import { markGlyphs } from "../../internal/mark-glyphs.ts";
import type { LikeSubmit } from "../../internal/like-submit.ts";
import type { PhotoSource } from "../../internal/photo-source.ts";
import { fictionalGlyph, markLooks, onlineDot } from "../../internal/profile-marks.tsx";
import { markMessages } from "../../internal/profile-marks.messages.ts";
import { word, wordAbout } from "../../internal/word.ts";
import { LikeButton } from "../like-button/like-button.tsx";
import { Photo } from "../photo/photo.tsx";
import { messages } from "./profile-card.messages.ts";

export { ProfileCardSkeleton } from "./profile-card-skeleton.tsx";

export interface ProfileCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** Where the whole card leads. */
  href: string;
  /** Who it is. */
  name: string;
  /** In years. */
  age: number;
  /** Where they live. */
  city?: string;
  /** How many kilometers from the reader that is at most. */
  distance?: number;
  /** Without one a drawn face stands there. */
  photo?: PhotoSource | null;
  /** Three at most are shown. */
  interests?: readonly InterestId[];
  /** They are here now. @default false */
  online?: boolean;
  /** Joined lately. @default false */
  isNew?: boolean;
  /** Marks a made-up profile, with the brand's own word for it if it has one. @default false */
  fictional?: boolean | string;
  /** The reader likes them. @default false */
  liked?: boolean;
  /** Adds the heart. A promise keeps the new state shown while it runs. */
  onLikedChange?: (liked: boolean) => void | Promise<void>;
  /** Makes the heart work before the script has come. */
  likeSubmit?: LikeSubmit | undefined;
  /** Adds the menu button; `ProfileCardMenu` opens one menu for a whole grid at the button that it is given. */
  onMenu?: (button: HTMLButtonElement) => void;
  /** For the cards that are seen first: their photos are not put off. @default false */
  priority?: boolean;
}

/**
 * A member in a grid: the whole card is one link, the heart and the menu lie above it.
 *
 * Use it in a `ProfileGrid` or a deck; a list of rows is a `LikesList`.
 */
export function ProfileCard({
  href,
  name,
  age,
  city,
  distance,
  photo,
  interests,
  online = false,
  isNew = false,
  fictional = false,
  liked = false,
  onLikedChange,
  likeSubmit,
  onMenu,
  priority,
  className,
  ...props
}: ProfileCardProps) {
  const intl = useIntl();
  return (
    <article data-slot="profile-card" className={className ? `${card} ${className}` : card} {...props}>
      <div className="k:grid k:grid-cols-1">
        <Photo photo={photo} alt="" ratio="portrait" priority={priority} className="k:[grid-area:1/1]" />
        <div className={caption}>
          <a href={href} className={link}>
            <bdi className="k:line-clamp-2 k:wrap-anywhere">{name}</bdi>
            <span className="k:shrink-0">{`, ${age}`}</span>
          </a>
        </div>
        {(fictional || online || isNew) && (
          <p className={marks}>
            {fictional && (
              <span className={markLooks.fictional}>
                {fictionalGlyph}
                {fictional === true ? word(intl, markMessages.fictional) : fictional}
              </span>
            )}
            {online && (
              <span className={markLooks.online}>
                {onlineDot}
                {word(intl, markMessages.online)}
              </span>
            )}
            {isNew && <span className={newMark}>{word(intl, markMessages.new)}</span>}
          </p>
        )}
      </div>
      {(city || interests || onLikedChange || onMenu) && (
        <div className="k:flex k:min-h-11 k:grow k:items-center k:gap-1 k:py-1.5 k:ps-3 k:pe-1.5">
          <div className="k:grid k:min-w-0 k:grow k:grid-cols-1 k:gap-1">
            {city && (
              <p className="k:text-sm k:wrap-anywhere k:text-muted">
                {distance === undefined ? city : intl.formatMessage(messages.place, { city, distance })}
              </p>
            )}
            {interests && (
              <ul className="k:-ms-1 k:flex k:h-7 k:flex-wrap k:gap-1 k:overflow-hidden">
                {interests
                  .filter(isInterestId)
                  .slice(0, 3)
                  .map((interest) => (
                    <li key={interest} className={chip}>
                      {interestIcon(interest, "k:size-4")}
                      <span className="k:truncate k:max-md:sr-only">{word(intl, interestNames[interest])}</span>
                    </li>
                  ))}
              </ul>
            )}
          </div>
          {onLikedChange && (
            <LikeButton
              name={name}
              variant="soft"
              pressed={liked}
              onPressedChange={onLikedChange}
              submit={likeSubmit}
              className="k:relative"
            />
          )}
          {onMenu && (
            <button
              type="button"
              data-slot="profile-card-menu-button"
              aria-haspopup="menu"
              aria-label={wordAbout(intl, messages.more, name)}
              className={menuButton}
              onClick={(event) => onMenu(event.currentTarget)}
            >
              {moreGlyph}
            </button>
          )}
        </div>
      )}
    </article>
  );
}

const card =
  "k:relative k:flex k:flex-col k:overflow-hidden k:rounded-card k:bg-surface k:shadow-raised k:forced-colors:border-thin";

/** The name alone stands on the photo: its line lies on the full scrim, the fade is above it and below the face. */
const caption =
  "k:flex k:self-end k:bg-photo-scrim k:px-3 k:pt-(--k-photo-fade) k:pb-2 k:text-on-photo k:[grid-area:1/1]";

/** Not positioned, so that its `::after` covers the whole card. */
const link =
  "k:flex k:max-w-full k:items-end k:font-heading k:text-lg k:no-underline k:after:absolute k:after:inset-0 k:after:rounded-card k:focus-visible:outline-none " +
  "k:focus-visible:after:outline-2 k:focus-visible:after:-outline-offset-4 k:focus-visible:after:outline-focus";

const marks = "k:flex k:flex-wrap k:items-start k:gap-1 k:self-start k:p-2 k:[grid-area:1/1]";
const newMark = `${markLooks.new} k:ms-auto`;
const chip =
  "k:inline-flex k:h-7 k:max-w-full k:items-center k:gap-1 k:rounded-full k:bg-soft-neutral k:px-1.5 k:text-xs k:text-on-soft-neutral";
const menuButton =
  "k:relative k:grid k:size-11 k:shrink-0 k:place-items-center k:rounded-full k:text-muted k:hover:text-default k:focus-visible:-outline-offset-4";
const moreGlyph = glyph(markGlyphs.more, "k:size-5");
