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
        <p aria-hidden className="font-heading text-display leading-none tracking-heading text-accent tabular-nums">
          {status}
        </p>
      )}
      <h1 className="max-w-text font-heading text-2xl tracking-heading">
        {message ?? intl.formatMessage(status === 404 ? messages.notFound : messages.error)}
      </h1>
      <div className="flex flex-wrap justify-center gap-2">
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
      <h1 className="text-xl">{fallback.text}</h1>
      <a href={href} className="underline">
        {fallback.home}
      </a>
    </div>
  );
}

const pageClass = "grid min-h-[60dvh] place-content-center justify-items-center gap-4 px-gutter py-16 text-center";
const pictureClass = "grid size-24 place-items-center rounded-full bg-soft-accent text-on-soft-accent [&>svg]:size-10";
