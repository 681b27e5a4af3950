import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Message } from "../message-bubble/message.ts";
import type { Range } from "./geometry.ts";
import { sendsNow } from "./news.ts";
import { rowBuilder } from "./rows.ts";
import { createScroller } from "./scroller.ts";
import { useBuilt } from "./use-built.ts";

/** Rows of the first render, on the server too: what a reader without scripts sees. */
const FIRST_ROWS = 30;

export type TranscriptOptions = {
  firstUnreadId: string | undefined;
  targetId: string | undefined;
  typing: boolean;
  timeZone: string | undefined;
};

/** Ties a scroller to React: which rows to render, and whether the reader is at the end or near the start. */
export function useTranscript(
  messages: readonly Message[],
  { firstUnreadId, targetId, typing, timeZone }: TranscriptOptions,
) {
  const [build] = useState(rowBuilder);
  const { from, buildMore } = useBuilt(messages, firstUnreadId, targetId);
  const rows = useMemo(
    () => build(messages, from, { firstUnreadId, typing, timeZone }),
    [build, messages, from, firstUnreadId, typing, timeZone],
  );
  const [range, setRange] = useState<Range>({ near: 0, far: FIRST_ROWS });
  const [atEnd, setAtEnd] = useState(true);
  // Only to render: a state would still be true in the effects of the commit that brought older rows.
  const [, setNearStart] = useState(false);
  const [scroller] = useState(() => {
    const change = (now: boolean, act: () => void) => (now ? flushSync(act) : act());
    return createScroller({
      onRange: (next, now) => change(now, () => setRange(next)),
      onBuild: (count, now) => change(now, () => buildMore(count)),
      onEnd: setAtEnd,
      onStart: setNearStart,
    });
  });
  const before = useRef(messages);

  useLayoutEffect(() => {
    scroller.commit(rows, from, range, sendsNow(before.current, messages));
    before.current = messages;
  }, [scroller, rows, messages, from, range]);

  return {
    ...scroller,
    atEnd,
    shown: rows.slice(Math.max(rows.length - range.far, 0), Math.max(rows.length - range.near, 0)),
    startShown: from === 0 && range.far >= rows.length,
  };
}
