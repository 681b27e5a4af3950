import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { CloudOff } from "lucide-react";
import { useIntl } from "react-intl";
import type { Problem } from "./problem.ts";
import { messages } from "./problem-screen.messages.ts";
import { useErrorText } from "./use-error-text.ts";

/** Stands where one part of a screen would be that could not be loaded. */
export function ProblemNote({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  return (
    <EmptyState
      picture={<CloudOff />}
      title={errorText(problem)}
      actions={<Button onClick={onRetry}>{intl.formatMessage(messages.reload)}</Button>}
    />
  );
}
