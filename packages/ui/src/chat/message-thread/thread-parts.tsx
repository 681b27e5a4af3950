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
    <div className="flex h-16 items-center justify-center">
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
    <div role="alert" className="flex flex-wrap items-center justify-center gap-x-3 px-gutter py-4 text-sm text-muted">
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
        "absolute inset-e-gutter bottom-3 flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full text-sm font-strong shadow-overlay",
        unseen > 0 ? "bg-unread ps-4 pe-3 text-on-unread" : "border-thin border-default bg-raised text-default",
      )}
    >
      {unseen > 0 && intl.formatMessage(words.unseen, { count: unseen })}
      <ChevronDown aria-hidden className="size-5" />
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
      className="mx-auto flex w-full max-w-thread flex-1 flex-col justify-end gap-3 px-gutter py-4"
    >
      {skeleton.map((shape) => (
        <div key={shape} className={cn("h-10 rounded-bubble bg-placeholder motion-safe:animate-pulse", shape)} />
      ))}
    </section>
  );
}

const skeleton = ["w-1/2", "w-2/5 self-end", "w-3/5", "w-1/3", "w-1/2 self-end"];
