import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { messages as counter } from "../../primitives/counter-badge/counter-badge.messages.ts";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "../../primitives/empty-state/empty-state.tsx";
import { cn } from "../../internal/cn.ts";
import { Glyph } from "../../internal/glyph.tsx";
import { markGlyphs } from "../../internal/mark-glyphs.ts";
import type { PhotoSource } from "../../internal/photo-source.ts";
import { FictionalMark, NewMark, OnlineMark } from "../../internal/profile-marks.tsx";
import { markMessages } from "../../internal/profile-marks.messages.ts";
import { word } from "../../internal/word.ts";
import { Photo } from "../photo/photo.tsx";
import { messages } from "./likes-list.messages.ts";

export { LikesListSkeleton, type LikesListSkeletonProps } from "./likes-list-skeleton.tsx";

export const likesTypes = ["received", "sent", "matches"] as const;

export type LikesType = (typeof likesTypes)[number];

export interface LikesNavProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Which list is shown. */
  current: LikesType;
  /** The page of each kind. */
  hrefs: Record<LikesType, string>;
  /** How many there are of each. */
  counts?: Partial<Record<LikesType, number>>;
  /** The most that is written out of a number, above it stands a plus. @default 999 */
  max?: number;
  /** How many of the received were not seen yet. @default 0 */
  unseen?: number;
}

/** Received, sent and matches: three pages, so three links. */
export function LikesNav({ current, hrefs, counts, max = 999, unseen = 0, className, ...props }: LikesNavProps) {
  const intl = useIntl();
  return (
    <nav data-slot="likes-nav" aria-label={intl.formatMessage(messages.nav)} className={className} {...props}>
      <ul className="k:flex k:gap-1 k:overflow-x-auto k:overflow-y-hidden k:border-b-thin k:border-default">
        {likesTypes.map((type) => (
          <li key={type}>
            <a href={hrefs[type]} aria-current={type === current ? "page" : undefined} className={tab}>
              {intl.formatMessage(messages[type])}
              {counts?.[type] !== undefined && (
                <span className="k:text-sm k:font-regular k:text-muted k:tabular-nums">
                  {counts[type] > max ? intl.formatMessage(counter.more, { max }) : intl.formatNumber(counts[type])}
                </span>
              )}
              {type === "received" && unseen > 0 && (
                <NewMark>{intl.formatMessage(messages.unseen, { count: unseen })}</NewMark>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface LikesItem {
  id: string;
  /** The person's profile. */
  href: string;
  name: string;
  age: number;
  city?: string;
  photo?: PhotoSource | null;
  /** @default false */
  online?: boolean;
  /** A like that was not seen yet. @default false */
  isNew?: boolean;
  /** Marks a made-up profile, with the brand's own word if it has one. @default false */
  fictional?: boolean | string;
  /** What can be done with it, such as a link to the conversation or a heart. */
  action?: ReactNode;
}

export interface LikesListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Which kind of likes it is. */
  type: LikesType;
  /** Whom they are from or to, the newest first. */
  items: readonly LikesItem[];
  /** Where an empty list leads. */
  href: string;
}

/**
 * The people of one of the three lists.
 *
 * Use it under tabs for received, sent and matches; conversations are a `ConversationList`.
 */
export function LikesList({ type, items, href, className, ...props }: LikesListProps) {
  if (items.length === 0) return <Empty type={type} href={href} className={className} />;
  return (
    <ul data-slot="likes-list" className={cn("k:divide-y-thin k:divide-default", className)} {...props}>
      {items.map((item) => (
        <Row key={item.id} {...item} />
      ))}
    </ul>
  );
}

function Row({ href, name, age, city, photo, online = false, isNew = false, fictional = false, action }: LikesItem) {
  const intl = useIntl();
  return (
    <li
      data-slot="likes-item"
      data-state={isNew ? "new" : undefined}
      className="k:relative k:flex k:items-center k:gap-3 k:py-2.5"
    >
      <div className="k:w-16 k:shrink-0 k:overflow-hidden k:rounded-control">
        <Photo photo={photo} alt="" ratio="square" />
      </div>
      <div className="k:flex k:min-w-0 k:grow k:flex-col k:items-start">
        <a href={href} className={link}>
          <bdi className="k:truncate">{name}</bdi>
          <span className="k:shrink-0">{`, ${age}`}</span>
        </a>
        {city && <p className="k:max-w-full k:truncate k:text-sm k:text-muted">{city}</p>}
        {(online || isNew || fictional) && (
          <p className="k:mt-0.5 k:flex k:flex-wrap k:gap-1">
            {isNew && <NewMark>{word(intl, markMessages.new)}</NewMark>}
            {online && <OnlineMark>{word(intl, markMessages.online)}</OnlineMark>}
            {fictional && (
              <FictionalMark>{fictional === true ? word(intl, markMessages.fictional) : fictional}</FictionalMark>
            )}
          </p>
        )}
      </div>
      {action && <div className="k:relative k:shrink-0">{action}</div>}
    </li>
  );
}

const empty = { received: messages.emptyReceived, sent: messages.emptySent, matches: messages.emptyMatches };
const hint = { received: messages.hintReceived, sent: messages.hintSent, matches: messages.hintMatches };

function Empty({ type, href, className }: Pick<LikesListProps, "type" | "href" | "className">) {
  const intl = useIntl();
  return (
    <EmptyState
      className={className}
      picture={<Glyph markup={markGlyphs.heart} />}
      title={intl.formatMessage(empty[type])}
      actions={<Button href={href}>{intl.formatMessage(messages.search)}</Button>}
    >
      <p>{intl.formatMessage(hint[type])}</p>
    </EmptyState>
  );
}

const tab =
  "k:-mb-px k:flex k:min-h-11 k:items-center k:gap-2 k:border-b-3 k:border-transparent k:px-3 k:font-strong k:whitespace-nowrap k:text-muted k:no-underline k:hover:text-default " +
  "k:focus-visible:-outline-offset-2 k:aria-[current]:border-accent k:aria-[current]:text-default";

/** Covers the row; what can be done with it lies above. */
const link =
  "k:flex k:max-w-full k:font-strong k:no-underline k:after:absolute k:after:inset-0 k:hover:underline k:focus-visible:outline-none " +
  "k:focus-visible:after:rounded-control k:focus-visible:after:outline-2 k:focus-visible:after:-outline-offset-2 k:focus-visible:after:outline-focus";
