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
      className={cn("flex min-h-0 flex-1 overflow-hidden bg-page", className)}
    >
      <div
        data-slot="chat-layout-list"
        className={cn(
          "flex min-h-0 w-full shrink-0 flex-col *:flex-1 md:w-[clamp(300px,28vw,400px)] md:border-e-thin md:border-default",
          pane === "thread" && "max-md:hidden",
        )}
      >
        {list}
      </div>
      <main
        data-slot="chat-layout-thread"
        className={cn("flex min-h-0 min-w-0 flex-1 flex-col", pane === "list" && "max-md:hidden")}
      >
        {children}
      </main>
    </div>
  );
}
