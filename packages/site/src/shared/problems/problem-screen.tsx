import { errorCatalogue } from "@kindling/domain/contract";
import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { CloudOff, Compass } from "lucide-react";
import { useIntl } from "react-intl";
import type { Problem } from "./problem.ts";
import { messages } from "./problem-screen.messages.ts";
import { useErrorText } from "./use-error-text.ts";

/** Stands where a screen would be when it cannot be shown: what happened, and a way on. */
export function ProblemScreen({ problem, onRetry }: { problem: Problem; onRetry?: () => void }) {
  const intl = useIntl();
  const { errorText } = useErrorText();
  const { retry } = errorCatalogue[problem.code];
  return (
    <EmptyState
      level={1}
      picture={problem.code === "not_found" ? <Compass /> : <CloudOff />}
      title={errorText(problem)}
      actions={
        <>
          {retry && (
            <Button onClick={onRetry ?? (() => location.reload())}>{intl.formatMessage(messages.reload)}</Button>
          )}
          <Button href="/" variant={retry ? "outline" : "solid"} tone={retry ? "neutral" : "accent"}>
            {intl.formatMessage(messages.home)}
          </Button>
        </>
      }
    />
  );
}
