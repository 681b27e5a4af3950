import { ChatLayout } from "@kindling/ui/chat-layout";
import { Skeleton } from "@kindling/ui/skeleton";
import { Loading } from "../../shared/skeletons/loading.tsx";

const rows = [0, 1, 2, 3, 4, 5];
const bubbles = ["w-1/2", "w-2/5 self-end", "w-3/5", "w-1/3", "w-1/2 self-end"];

/** An open conversation to come: whom it is with, what was written, where to write. */
export const ThreadSkeleton = () => (
  <Loading screen className="flex min-h-0 flex-1 flex-col">
    <div className="flex min-h-16 shrink-0 items-center gap-3 border-b-thin border-default bg-surface px-gutter">
      <Skeleton shape="circle" className="size-10" />
      <Skeleton className="w-32" />
    </div>
    <div className="mx-auto flex w-full max-w-thread flex-1 flex-col justify-end gap-3 px-gutter py-4">
      {bubbles.map((width) => (
        <Skeleton key={width} shape="block" className={`h-10 ${width}`} />
      ))}
    </div>
    <div className="shrink-0 border-t-thin border-default bg-surface p-3">
      <Skeleton shape="block" className="h-control-lg" />
    </div>
  </Loading>
);

const ListSkeleton = ({ screen = false }) => (
  <Loading screen={screen} className="bg-surface">
    <div className="flex min-h-16 items-center px-gutter">
      <Skeleton className="w-32 text-xl" />
    </div>
    {rows.map((row) => (
      <div key={row} className="flex items-center gap-3 px-gutter py-3">
        <Skeleton shape="circle" className="size-12" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-4/5" />
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
