import { calls } from "@kindling/domain/contract";
import { findMaxLength, normalizeText } from "@kindling/domain/rules";
import { useEffect, useEffectEvent, useState } from "react";
import { useAnswer } from "../../shared/answers/use-answer.ts";

/** How long a text has to stand still before it is asked for. */
const settling = 300;

/** A text once nothing more is typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settling);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What is looked for in a conversation, and what of it is shown; `onShow` brings a message there. */
export function useFind(conversation: string, onShow: (seq: number | undefined, words: string) => void) {
  const [text, setText] = useState("");
  const [position, setPosition] = useState(1);
  const settled = useSettled(text);
  const words = normalizeText(settled).slice(0, findMaxLength);
  const query = words === "" ? null : { conversation, text: words };
  // Until the next is there, what was found last is no reason to say that nothing is.
  const { data, problem } = useAnswer(calls.findMessages, query, { keepPreviousData: true });
  const found = words === "" ? [] : (data?.found ?? []);
  const at = Math.min(position, found.length);
  const shown = found[at - 1];
  const show = useEffectEvent(onShow);
  useEffect(() => show(shown, words), [shown, words]);
  return {
    text,
    setText: (next: string): void => {
      setText(next);
      setPosition(1);
    },
    count: found.length,
    loading: settled !== text || (words !== "" && !data && !problem),
    position: at,
    move: (direction: "older" | "newer"): void => setPosition(at + (direction === "older" ? 1 : -1)),
  };
}
