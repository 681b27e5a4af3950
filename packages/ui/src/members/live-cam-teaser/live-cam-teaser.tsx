import { ExternalLink } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import type { PhotoSource } from "../../internal/photo-source.ts";
import { Photo } from "../photo/photo.tsx";
import { messages } from "./live-cam-teaser.messages.ts";

export interface LiveCamTeaserProps extends Omit<ComponentProps<"aside">, "title"> {
  /** The partner's page; it opens in a window of its own. */
  href: string;
  /** What it calls them. @default "See who’s live on camera" */
  title?: ReactNode;
  /** What one has to know before: whose service it is, and that it costs. */
  children?: ReactNode;
  /** A still picture; nothing plays. */
  photo?: PhotoSource | null;
}

/**
 * Leads to the partner's live cameras, and says that it is another service.
 *
 * Use it at most once on a page, below what the member came for.
 */
export function LiveCamTeaser({ href, title, photo, children, className, ...props }: LiveCamTeaserProps) {
  const intl = useIntl();
  return (
    <aside
      data-slot="live-cam-teaser"
      aria-label={intl.formatMessage(messages.title)}
      className={cn(
        "flex items-center gap-4 overflow-hidden rounded-card border-thin border-default bg-surface p-4 max-sm:flex-col max-sm:items-stretch",
        className,
      )}
      {...props}
    >
      <div className="relative w-full shrink-0 overflow-hidden rounded-control max-sm:max-h-48 sm:w-32">
        <Photo photo={photo} alt="" ratio="square" />
        <span className="absolute start-2 top-2 inline-flex h-6 items-center gap-1.5 rounded-full bg-fill-critical px-2 text-xs font-strong text-on-critical">
          <span className="size-2 rounded-full bg-current motion-safe:animate-pulse" />
          {intl.formatMessage(messages.live)}
        </span>
      </div>
      <div className="flex min-w-0 grow flex-col items-start gap-1">
        <h2 className="font-heading text-lg tracking-heading">{title ?? intl.formatMessage(messages.title)}</h2>
        <div className="text-sm text-muted">{children ?? intl.formatMessage(messages.text)}</div>
        <Button href={href} target="_blank" rel="noopener sponsored" variant="soft" className="mt-2">
          {intl.formatMessage(messages.open)}
          <ExternalLink aria-hidden />
        </Button>
      </div>
    </aside>
  );
}
