import { useRef, useState } from "react";
import type { OpenTranscript } from "./use-transcript.ts";

interface Target {
  readonly seq: number | undefined;
  readonly words: string;
}

/** What is looked for in an open conversation, and the message that is shown of it. */
export function useTarget({ state, loadBackTo }: OpenTranscript) {
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<Target>();
  const wanted = useRef<number>(undefined);
  const { messages } = state;
  const message = target && messages.find(({ seq }) => seq === target.seq);

  const show = async (seq: number | undefined, words: string): Promise<void> => {
    wanted.current = seq;
    // All between it and what is there comes along: nobody reads over a hole.
    if (seq !== undefined) await loadBackTo(seq).catch(() => {});
    if (wanted.current === seq) setTarget({ seq, words });
  };
  return {
    open,
    toggle: (): void => {
      setOpen(!open);
      setTarget(undefined);
    },
    show: (seq: number | undefined, words: string): void => void show(seq, words),
    id: message && (message.request_key ?? message.id),
    words: target?.words,
  };
}
