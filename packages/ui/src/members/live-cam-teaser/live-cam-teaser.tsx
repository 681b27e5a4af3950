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
        "k:flex k:items-center k:gap-4 k:overflow-hidden k:rounded-card k:border-thin k:border-default k:bg-surface k:p-4 k:max-sm:flex-col k:max-sm:items-stretch",
        className,
      )}
      {...props}
    >
      <div className="k:relative k:w-full k:shrink-0 k:overflow-hidden k:rounded-control k:max-sm:max-h-48 k:sm:w-32">
        <Photo photo={photo} alt="" ratio="square" />
        <span className="k:absolute k:start-2 k:top-2 k:inline-flex k:h-6 k:items-center k:gap-1.5 k:rounded-full k:bg-fill-critical k:px-2 k:text-xs k:font-strong k:text-on-critical">
          <span className="k:size-2 k:rounded-full k:bg-current k:motion-safe:animate-pulse" />
          {intl.formatMessage(messages.live)}
        </span>
      </div>
      <div className="k:flex k:min-w-0 k:grow k:flex-col k:items-start k:gap-1">
        <h2 className="k:font-heading k:text-lg k:tracking-heading">{title ?? intl.formatMessage(messages.title)}</h2>
        <div className="k:text-sm k:text-muted">{children ?? intl.formatMessage(messages.text)}</div>
        <Button href={href} target="_blank" rel="noopener sponsored" variant="soft" className="k:mt-2">
          {intl.formatMessage(messages.open)}
          <ExternalLink aria-hidden />
        </Button>
      </div>
    </aside>
  );
}
