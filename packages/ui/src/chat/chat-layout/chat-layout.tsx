import { type ComponentProps, type ReactNode, useRef } from "react";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { useVisualViewport } from "./use-visual-viewport.ts";

export type ChatLayoutProps = ComponentProps<"div"> & {
  /** The conversations, 300 to 400 px wide beside the open one. */
  list: ReactNode;
  /** The open conversation: top bar, thread and composer. */
  children: ReactNode;
  /**
   * The one that a phone shows.
   * @default "thread"
   */
  pane?: "list" | "thread";
};

/**
 * The conversation list beside the open conversation; on a phone, one at a time. It fills a column as high as the screen, less a phone's keyboard.
 *
 * Use it for the whole screen of chats, in a layout without a footer.
 */
export function ChatLayout({ list, pane = "thread", className, children, ref, ...props }: ChatLayoutProps) {
  const own = useRef<HTMLDivElement>(null);
  useVisualViewport(own);
  return (
    <div
      data-slot="chat-layout"
      data-pane={pane}
      {...props}
      ref={useComposedRefs(own, ref)}
      className={cn("k:flex k:min-h-0 k:flex-1 k:overflow-hidden k:bg-page", className)}
    >
      <div
        data-slot="chat-layout-list"
        className={cn(
          "k:flex k:min-h-0 k:w-full k:shrink-0 k:flex-col k:*:flex-1 k:md:w-[clamp(300px,28vw,400px)] k:md:border-e-thin k:md:border-default",
          pane === "thread" && "k:max-md:hidden",
        )}
      >
        {list}
      </div>
      <main
        data-slot="chat-layout-thread"
        className={cn("k:flex k:min-h-0 k:min-w-0 k:flex-1 k:flex-col", pane === "list" && "k:max-md:hidden")}
      >
        {children}
      </main>
    </div>
  );
}
