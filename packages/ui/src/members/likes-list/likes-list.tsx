import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
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
  /** How many of the received were not seen yet. @default 0 */
  unseen?: number;
}

/** Received, sent and matches: three pages, so three links. */
export function LikesNav({ current, hrefs, counts, unseen = 0, className, ...props }: LikesNavProps) {
  const intl = useIntl();
  return (
    <nav data-slot="likes-nav" aria-label={intl.formatMessage(messages.nav)} className={className} {...props}>
      <ul className="flex gap-1 overflow-x-auto overflow-y-hidden border-b-thin border-default">
        {likesTypes.map((type) => (
          <li key={type}>
            <a href={hrefs[type]} aria-current={type === current ? "page" : undefined} className={tab}>
              {intl.formatMessage(messages[type])}
              {counts?.[type] !== undefined && (
                <span className="text-sm font-regular text-muted tabular-nums">{intl.formatNumber(counts[type])}</span>
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
    <ul data-slot="likes-list" className={cn("divide-y-thin divide-default", className)} {...props}>
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
      className="relative flex items-center gap-3 py-2.5"
    >
      <div className="w-16 shrink-0 overflow-hidden rounded-control">
        <Photo photo={photo} alt="" ratio="square" />
      </div>
      <div className="flex min-w-0 grow flex-col items-start">
        <a href={href} className={link}>
          <bdi className="truncate">{name}</bdi>
          <span className="shrink-0">{`, ${age}`}</span>
        </a>
        {city && <p className="max-w-full truncate text-sm text-muted">{city}</p>}
        {(online || isNew || fictional) && (
          <p className="mt-0.5 flex flex-wrap gap-1">
            {isNew && <NewMark>{word(intl, markMessages.new)}</NewMark>}
            {online && <OnlineMark>{word(intl, markMessages.online)}</OnlineMark>}
            {fictional && (
              <FictionalMark>{fictional === true ? word(intl, markMessages.fictional) : fictional}</FictionalMark>
            )}
          </p>
        )}
      </div>
      {action && <div className="relative shrink-0">{action}</div>}
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
  "-mb-px flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 font-strong whitespace-nowrap text-muted no-underline hover:text-default " +
  "focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-default";

/** Covers the row; what can be done with it lies above. */
const link =
  "flex max-w-full font-strong no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none " +
  "focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus";
