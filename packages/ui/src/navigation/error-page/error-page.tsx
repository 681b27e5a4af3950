import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { messages } from "./error-page.messages.ts";

export type ErrorPageProps = Omit<ComponentProps<"div">, "children"> & {
  /** The answer's HTTP status. @default 500 */
  status?: number;
  /** A drawing or icon, where no number says anything, such as without a connection; decoration. @default the status */
  picture?: ReactNode;
  /** What went wrong. @default "This page could not be found." with 404, else "Error" */
  message?: ReactNode;
  /** The home page. */
  href: string;
  /** A way on besides the one home, such as to try again. */
  action?: ReactNode;
};

/**
 * Shown instead of a page that does not exist or cannot be shown.
 *
 * Use it for the whole page; a part that failed shows an `EmptyState` with a way to try again.
 */
export function ErrorPage({ status = 500, picture, message, href, action, className, ...props }: ErrorPageProps) {
  const intl = useIntl();
  return (
    <div data-slot="error-page" {...props} className={cn(pageClass, className)}>
      {picture ? (
        <div aria-hidden className={pictureClass}>
          {picture}
        </div>
      ) : (
        <p
          aria-hidden
          className="k:font-heading k:text-display k:leading-none k:tracking-heading k:text-accent k:tabular-nums"
        >
          {status}
        </p>
      )}
      <h1 className="k:max-w-text k:font-heading k:text-2xl k:tracking-heading">
        {message ?? intl.formatMessage(status === 404 ? messages.notFound : messages.error)}
      </h1>
      <div className="k:flex k:flex-wrap k:justify-center k:gap-2">
        {action}
        <Button href={href} variant={action ? "outline" : "solid"}>
          {intl.formatMessage(messages.home)}
        </Button>
      </div>
    </div>
  );
}

/** English in the code: a catalogue may be what has failed, and an app's build may leave the messages' own English out. */
const fallback = { text: "An error occurred while showing the error page", home: "Back to the home page" };

export type ErrorPageFallbackProps = Omit<ComponentProps<"div">, "children"> & {
  /** The home page. */
  href: string;
};

/** When even that cannot be shown. It needs neither a catalogue nor settings. */
export function ErrorPageFallback({ href, className, ...props }: ErrorPageFallbackProps) {
  return (
    <div data-slot="error-page" {...props} className={cn(pageClass, className)}>
      <h1 className="k:text-xl">{fallback.text}</h1>
      <a href={href} className="k:underline">
        {fallback.home}
      </a>
    </div>
  );
}

const pageClass =
  "k:grid k:min-h-[60dvh] k:place-content-center k:justify-items-center k:gap-4 k:px-gutter k:py-16 k:text-center";
const pictureClass =
  "k:grid k:size-24 k:place-items-center k:rounded-full k:bg-soft-accent k:text-on-soft-accent k:icon:size-10";
