import { errorCatalogue } from "@kindling/domain/contract";
import { Button } from "@kindling/ui/button";
import { ErrorPage, ErrorPageFallback } from "@kindling/ui/error-page";
import { CloudOff, Info } from "lucide-react";
import { Suspense, useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { KeptForm } from "../forms/kept-form.tsx";
import { useAnyPosted } from "../forms/use-posted.tsx";
import { logInPath } from "../links/log-in-path.ts";
import { ChunkError } from "../routing/chunk-guard.ts";
import { lazyPart } from "../routing/lazy-part.ts";
import { ErrorBoundary, type FallbackProps } from "./error-boundary.tsx";
import { asProblem, type Problem } from "./problem.ts";
import { messages } from "./problem-screen.messages.ts";
import { useErrorText } from "./use-error-text.ts";

const Unblock = lazyPart("shared/safety/unblock-part.tsx", () => import("../safety/unblock-part.tsx"));

const reload = () => location.reload();

interface ProblemScreenProps {
  readonly problem: Problem;
  /** @default loads the page again */
  readonly onRetry?: () => void;
  /** What happened on the way here, where no status says it. @default what the problem's code says */
  readonly message?: string;
}

/** What is left when even the error page fails. */
export const LastResort = () => <ErrorPageFallback href="/" />;

/** Stands where a screen would be when it cannot be shown: what happened, and a way on. */
export function ProblemScreen(props: ProblemScreenProps) {
  return <ErrorBoundary fallback={LastResort}>{() => <Page {...props} />}</ErrorBoundary>;
}

function Page({ problem, onRetry = reload, message }: ProblemScreenProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const posted = useAnyPosted();
  const { pathname, search } = useLocation();
  const { retry, status, action } = errorCatalogue[problem.code];
  return (
    <>
      <ErrorPage
        href="/"
        message={message ?? errorText(problem)}
        {...(status === 0 || message
          ? { picture: <CloudOff /> }
          : action === "unblock"
            ? { picture: <Info /> }
            : { status })}
        action={
          action === "unblock" ? (
            <Suspense>
              <Unblock problem={problem} />
            </Suspense>
          ) : action === "log_in" ? (
            // What was written stays on this page, to be sent when they are back.
            <Button href={logInPath(pathname + search)} target="_blank">
              {intl.formatMessage(messages.logIn)}
            </Button>
          ) : (
            retry && !posted?.whole && <Button onClick={onRetry}>{intl.formatMessage(messages.reload)}</Button>
          )
        }
      />
      <KeptForm />
    </>
  );
}

/** Stands where a screen has failed while it was loaded or shown. */
export function FailedScreen({ failure, onRetry }: FallbackProps) {
  const intl = useIntl();
  const cutOff = failure instanceof ChunkError && !failure.reachable;
  const onOnline = useEffectEvent(() => cutOff && onRetry());
  useEffect(() => {
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, []);
  // Without a connection a new document would be the browser's own error page.
  if (cutOff) return <ProblemScreen problem={{ code: "network_failed", facts: {} }} onRetry={onRetry} />;
  const incomplete = failure instanceof ChunkError && intl.formatMessage(messages.incomplete);
  return <ProblemScreen problem={asProblem(failure)} {...(incomplete && { message: incomplete })} />;
}
