import { FindBar } from "@kindling/ui/find-bar";
import { useFind } from "./use-find.ts";

interface FindPartProps {
  readonly conversation: string;
  /** Brings a message to where it is read, and marks the words that were looked for. */
  readonly onShow: (seq: number | undefined, words: string) => void;
  readonly onClose: () => void;
}

/** Looks for words in a conversation. */
export function Part({ conversation, onShow, onClose }: FindPartProps) {
  const { text, setText, count, loading, position, move } = useFind(conversation, onShow);
  return (
    <FindBar
      value={text}
      onValueChange={setText}
      count={count}
      loading={loading}
      position={position}
      onMove={move}
      onClose={onClose}
    />
  );
}
