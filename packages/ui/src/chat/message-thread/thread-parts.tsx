import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { Spinner } from "../../primitives/spinner/spinner.tsx";
import { messages as words } from "./message-thread.messages.ts";

/** Above the oldest message: older ones on their way, that they could not be had, or the conversation's start. */
export function ThreadStart({
  hasOlder,
  failed,
  onRetry,
  children,
}: {
  hasOlder: boolean;
  failed: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  const intl = useIntl();
  if (!hasOlder) return children;
  return failed ? (
    <Failure text={intl.formatMessage(words.olderFailed)} onRetry={onRetry} />
  ) : (
    <div className="k:flex k:h-16 k:items-center k:justify-center">
      <Spinner label={intl.formatMessage(words.loadingOlder)} />
    </div>
  );
}

export function ThreadError({ onReload }: { onReload?: () => void }) {
  const intl = useIntl();
  return <Failure text={intl.formatMessage(words.failed)} onRetry={onReload} />;
}

function Failure({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const intl = useIntl();
  return (
    <div
      role="alert"
      className="k:flex k:flex-wrap k:items-center k:justify-center k:gap-x-3 k:px-gutter k:py-4 k:text-sm k:text-muted"
    >
      {text}
      <Button variant="soft" tone="neutral" size="sm" onClick={onRetry}>
        {intl.formatMessage(words.retry)}
      </Button>
    </div>
  );
}

/** Back down, with the number of messages that have come meanwhile. */
export function ThreadPill({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      data-slot="message-thread-pill"
      aria-label={unseen > 0 ? undefined : intl.formatMessage(words.toEnd)}
      onClick={onPress}
      className={cn(
        "k:absolute k:inset-e-gutter k:bottom-3 k:flex k:h-11 k:min-w-11 k:items-center k:justify-center k:gap-1.5 k:rounded-full k:text-sm k:font-strong k:shadow-overlay",
        unseen > 0
          ? "k:bg-unread k:ps-4 k:pe-3 k:text-on-unread"
          : "k:border-thin k:border-default k:bg-raised k:text-default",
      )}
    >
      {unseen > 0 && intl.formatMessage(words.unseen, { count: unseen })}
      <ChevronDown aria-hidden className="k:size-5" />
    </button>
  );
}

/** The shape of a conversation to come. */
export function ThreadSkeleton() {
  const intl = useIntl();
  return (
    <section
      aria-busy
      aria-label={intl.formatMessage(words.loading)}
      className="k:mx-auto k:flex k:w-full k:max-w-thread k:flex-1 k:flex-col k:justify-end k:gap-3 k:px-gutter k:py-4"
    >
      {skeleton.map((shape) => (
        <div
          key={shape}
          className={cn("k:h-10 k:rounded-bubble k:bg-placeholder k:motion-safe:animate-pulse", shape)}
        />
      ))}
    </section>
  );
}

const skeleton = ["k:w-1/2", "k:w-2/5 k:self-end", "k:w-3/5", "k:w-1/3", "k:w-1/2 k:self-end"];
