import { LikesListSkeleton } from "@kindling/ui/likes-list";
import { Skeleton } from "@kindling/ui/skeleton";
import { useIntl } from "react-intl";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { messages } from "./likes.messages.ts";

/** The likes to come. */
export function LikesSkeleton() {
  const intl = useIntl();
  return (
    <Loading className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-gutter py-4 lg:py-8">
      <h1 className="font-heading text-2xl font-heading tracking-heading">{intl.formatMessage(messages.title)}</h1>
      <Skeleton shape="block" className="h-11" />
      <LikesListSkeleton />
    </Loading>
  );
}
