import type { SearchResult } from "@kindling/domain/contract";
import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { Pagination } from "@kindling/ui/pagination";
import { ProfileCard } from "@kindling/ui/profile-card";
import { ProfileGrid, ProfileGridItem } from "@kindling/ui/profile-grid";
import { HeartHandshake, SearchX } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { LikeForm, likeSubmit } from "../../shared/people/like-form.tsx";
import { cardOf } from "../../shared/people/card.ts";
import { type Filters, searchPath } from "./filters.ts";
import { ResultsSkeleton } from "./members-skeletons.tsx";
import { messages } from "./search.messages.ts";

interface LikeProps {
  readonly isLiked?: (id: string) => boolean;
  readonly onLikedChange?: (id: string, liked: boolean) => Promise<void>;
}

interface CardsProps extends LikeProps {
  readonly members: SearchResult["results"];
}

/** Cards that load at once: what a first screen shows. */
const firstScreen = 4;

function Cards({ members, isLiked, onLikedChange }: CardsProps) {
  const { settings } = usePage();
  return (
    <ProfileGrid>
      {members.map((member, index) => (
        <ProfileGridItem key={member.id}>
          <ProfileCard
            {...cardOf(member, settings)}
            priority={index < firstScreen}
            liked={isLiked?.(member.id) ?? false}
            {...(onLikedChange && {
              onLikedChange: (liked: boolean) => onLikedChange(member.id, liked),
              likeSubmit: likeSubmit(member.id),
            })}
          />
        </ProfileGridItem>
      ))}
    </ProfileGrid>
  );
}

export interface SearchResultsProps extends LikeProps {
  /** Nothing while it loads. */
  readonly result: SearchResult | undefined;
  readonly filters: Filters;
}

/** One page of results, then who is close to them, and the way to the other pages. */
export function SearchResults({ result, filters, ...likes }: SearchResultsProps) {
  const intl = useIntl();
  const { settings } = usePage();
  if (!result) return <ResultsSkeleton />;
  const { results, similar_results: similar, numResults, more, pageNumber, pageSize, as_of: asOf, limited } = result;
  const pages = Math.ceil(numResults / pageSize);
  const fictional = [...results, ...similar].some((member) => member.fictional);
  return (
    <div className="k:grid k:grid-cols-1 k:gap-8">
      {likes.onLikedChange && <LikeForm />}
      {fictional && settings.fictional_warning && (
        <FictionalNotice several singular={settings.fictional_singular} plural={settings.fictional_plural} />
      )}
      {results.length > 0 ? (
        <Cards members={results} {...likes} />
      ) : numResults > 0 ? (
        <EmptyState
          picture={<SearchX />}
          title={intl.formatMessage(messages.beyondTitle, { page: pageNumber })}
          actions={<Button href={searchPath(filters)}>{intl.formatMessage(messages.beyondAction)}</Button>}
        >
          {intl.formatMessage(messages.beyondText, { pages })}
        </EmptyState>
      ) : (
        <EmptyState
          picture={<SearchX />}
          title={intl.formatMessage(messages.emptyTitle)}
          actions={<Button href="/members?gender=&country=">{intl.formatMessage(messages.emptyAction)}</Button>}
        >
          {intl.formatMessage(messages.emptyText)}
        </EmptyState>
      )}
      {!limited && pageNumber <= pages && (
        <Pagination page={pageNumber} count={pages} hrefFor={(page) => searchPath(filters, page, asOf)} />
      )}
      {more && !limited && pageNumber === pages && (
        <p className="k:text-center k:text-muted">{intl.formatMessage(messages.most, { count: numResults })}</p>
      )}
      {limited && (
        <EmptyState
          picture={<HeartHandshake />}
          title={intl.formatMessage(messages.limitedTitle)}
          actions={<Button href="/signup">{intl.formatMessage(messages.limitedAction)}</Button>}
        >
          {intl.formatMessage(messages.limitedText)}
        </EmptyState>
      )}
      {similar.length > 0 && (
        <section className="k:grid k:grid-cols-1 k:gap-4">
          <h2 className="k:font-heading k:text-xl k:tracking-heading">{intl.formatMessage(messages.similar)}</h2>
          <Cards members={similar} {...likes} />
        </section>
      )}
    </div>
  );
}
