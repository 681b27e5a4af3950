import { ChatLayout } from "@kindling/ui/chat-layout";
import { Skeleton } from "@kindling/ui/skeleton";
import { Loading } from "../../shared/skeletons/loading.tsx";

const rows = [0, 1, 2, 3, 4, 5];
const bubbles = ["k:w-1/2", "k:w-2/5 k:self-end", "k:w-3/5", "k:w-1/3", "k:w-1/2 k:self-end"];

/** An open conversation to come: whom it is with, what was written, where to write. */
export const ThreadSkeleton = () => (
  <Loading screen className="k:flex k:min-h-0 k:flex-1 k:flex-col">
    <div className="k:flex k:min-h-16 k:shrink-0 k:items-center k:gap-3 k:border-b-thin k:border-default k:bg-surface k:px-gutter">
      <Skeleton shape="circle" className="k:size-10" />
      <Skeleton className="k:w-32" />
    </div>
    <div className="k:mx-auto k:flex k:w-full k:max-w-thread k:flex-1 k:flex-col k:justify-end k:gap-3 k:px-gutter k:py-4">
      {bubbles.map((width) => (
        <Skeleton key={width} shape="block" className={`k:h-10 ${width}`} />
      ))}
    </div>
    <div className="k:shrink-0 k:border-t-thin k:border-default k:bg-surface k:p-3">
      <Skeleton shape="block" className="k:h-control-lg" />
    </div>
  </Loading>
);

const ListSkeleton = ({ screen = false }) => (
  <Loading screen={screen} className="k:bg-surface">
    <div className="k:flex k:min-h-16 k:items-center k:px-gutter">
      <Skeleton className="k:w-32 k:text-xl" />
    </div>
    {rows.map((row) => (
      <div key={row} className="k:flex k:items-center k:gap-3 k:px-gutter k:py-3">
        <Skeleton shape="circle" className="k:size-12" />
        <div className="k:grid k:flex-1 k:gap-2">
          <Skeleton className="k:w-1/3" />
          <Skeleton className="k:w-4/5" />
        </div>
      </div>
    ))}
  </Loading>
);

/** The conversations to come; on a wide screen beside the room for one. */
export const ChatsSkeleton = () => (
  <ChatLayout pane="list" list={<ListSkeleton screen />}>
    {null}
  </ChatLayout>
);

/** A conversation to come; on a wide screen beside the others. */
export const ConversationSkeleton = () => (
  <ChatLayout pane="thread" list={<ListSkeleton />}>
    <ThreadSkeleton />
  </ChatLayout>
);
