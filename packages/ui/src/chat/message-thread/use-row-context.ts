import { useLayoutEffect, useMemo, useRef } from "react";
import type { MessageActions } from "../message-bubble/message-bubble.tsx";
import { messages as words } from "./message-thread.messages.ts";
import type { RowContext } from "./thread-row.tsx";

type Shared = Pick<RowContext, "intl" | "measure" | "name" | "query">;

/** One object for all rows. Handlers that the caller makes anew on each render do not render the rows anew. */
export function useRowContext(actions: MessageActions, { intl, measure, name, query }: Shared): RowContext {
  const { revealForm } = actions;
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  return useMemo(
    () => ({
      intl,
      measure,
      name,
      query,
      you: intl.formatMessage(words.you),
      actions: {
        onRetry: (id) => newest.current.onRetry?.(id),
        onDiscard: (id) => newest.current.onDiscard?.(id),
        onOpenPhoto: (id) => newest.current.onOpenPhoto?.(id),
        onRevealPhoto: (id) => newest.current.onRevealPhoto?.(id),
        revealForm,
      },
    }),
    [intl, measure, name, query, revealForm],
  );
}
