import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { type InterestId, interestGlyphs, interestNames, isInterestId } from "../interest-icons/interest-icons.tsx";
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
      <div className="grid grid-cols-1">
        <Photo photo={photo} alt="" ratio="portrait" priority={priority} className="[grid-area:1/1]" />
        <div className={caption}>
          <a href={href} className={link}>
            <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
            <span className="shrink-0">{`, ${age}`}</span>
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
        <div className="flex min-h-11 grow items-center gap-1 py-1.5 ps-3 pe-1.5">
          <div className="grid min-w-0 grow grid-cols-1 gap-1">
            {city && <p className="truncate text-sm text-muted">{city}</p>}
            {interests && (
              <ul className="-ms-1 flex h-7 flex-wrap gap-1 overflow-hidden">
                {interests
                  .filter(isInterestId)
                  .slice(0, 3)
                  .map((interest) => (
                    <li key={interest} className={chip}>
                      {glyph(interestGlyphs[interest], "size-4")}
                      <span className="truncate max-md:sr-only">{word(intl, interestNames[interest])}</span>
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
              className="relative"
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

const card = "relative flex flex-col overflow-hidden rounded-card bg-surface shadow-raised forced-colors:border-thin";

/** The name alone stands on the photo: its line lies on the full scrim, the fade is above it and below the face. */
const caption = "flex self-end bg-photo-scrim px-3 pt-(--photo-fade) pb-2 text-on-photo [grid-area:1/1]";

/** Not positioned, so that its `::after` covers the whole card. */
const link =
  "flex max-w-full items-end font-heading text-lg no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none " +
  "focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus";

const marks = "flex flex-wrap items-start gap-1 self-start p-2 [grid-area:1/1]";
const newMark = `${markLooks.new} ms-auto`;
const chip =
  "inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-soft-neutral px-1.5 text-xs text-on-soft-neutral";
const menuButton =
  "relative grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-default focus-visible:-outline-offset-4";
const moreGlyph = glyph(markGlyphs.more, "size-5");
