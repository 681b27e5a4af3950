import { useDomain } from "@kindling/domain/react";
import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useSWRConfig } from "swr";
import { useLikeNews } from "../shared/people/like-news.ts";
import { isLikesKey } from "../shared/people/likes-query.ts";
import { ErrorBoundary } from "../shared/problems/error-boundary.tsx";
import { lazyPart } from "../shared/routing/lazy-part.ts";

const ShownLike = lazyPart("app/shown-like-part.tsx", () => import("./shown-like-part.tsx"));

const Nothing = () => null;

/** The pop-ups of a match and of a like, over any screen; their code comes with the first. */
export function LikePopups() {
  const { key } = useLocation();
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const news = useLikeNews();

  useEffect(() => {
    if (!/[?&]t=/.test(location.search)) return;
    const reloadLikes = () => void mutate(isLikesKey);
    void import("./asked-like.ts").then(({ awaitAskedLike }) => awaitAskedLike(client, reloadLikes)).catch(() => {});
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each address that is come to is read
  }, [client, key, mutate]);

  if (!news) return null;
  return (
    // Without its code a pop-up is left out: the like itself stands in the list.
    <ErrorBoundary at={news.id} fallback={Nothing}>
      {() => (
        <Suspense>
          <ShownLike news={news} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
