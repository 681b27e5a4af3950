import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Message } from "../message-bubble/message.ts";
import type { Range } from "./geometry.ts";
import { sendsNow } from "./news.ts";
import type { Row } from "./rows.ts";
import { createScroller } from "./scroller.ts";

/** Rows of the first render, on the server too: what a reader without scripts sees. */
const FIRST_ROWS = 30;

/** Ties a scroller to React: which rows to render, and whether the reader is at the end or near the start. */
export function useTranscript(messages: readonly Message[], rows: readonly Row[]) {
  const [range, setRange] = useState<Range>({ near: 0, far: FIRST_ROWS });
  const [atEnd, setAtEnd] = useState(true);
  const [nearStart, setNearStart] = useState(false);
  const [scroller] = useState(() =>
    createScroller({
      onRange: (next, now) => (now ? flushSync(() => setRange(next)) : setRange(next)),
      onEnd: setAtEnd,
      onStart: setNearStart,
    }),
  );
  const before = useRef(messages);

  useLayoutEffect(() => {
    scroller.commit(rows, range, sendsNow(before.current, messages));
    before.current = messages;
  }, [scroller, rows, messages, range]);

  return {
    ...scroller,
    atEnd,
    nearStart,
    shown: rows.slice(Math.max(rows.length - range.far, 0), Math.max(rows.length - range.near, 0)),
    startShown: range.far >= rows.length,
  };
}
