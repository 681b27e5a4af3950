import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { countGraphemes } from "../../internal/graphemes.ts";
import { messages } from "./composer.messages.ts";

/** From here on the rest is counted down. */
const NEAR_LIMIT = 50;

/** How many characters are left; not counted where it cannot be near the limit, since no character is shorter than one unit. */
export function charactersLeft(draft: string, limit = Infinity) {
  return draft.length <= limit - NEAR_LIMIT ? Infinity : limit - countGraphemes(draft.trim());
}

/** Spoken in tens, so that it does not talk over each key. */
const SPOKEN_STEP = 10;

interface CharactersLeftProps {
  id: string;
  left: number;
  /** What happened to the text. */
  note: string | undefined;
}

/** Says near the limit how much is left, and how much there is too many. */
export function CharactersLeft({ id, left, note }: CharactersLeftProps) {
  const intl = useIntl();
  const over = left < 0;
  const near = left <= NEAR_LIMIT;
  const say = (count: number) => intl.formatMessage(over ? messages.over : messages.left, { count });
  return (
    <span className={cn("k:px-4 k:text-end k:text-sm k:tabular-nums", over ? "k:text-critical" : "k:text-muted")}>
      <span aria-live="polite" className="k:block">
        {note}
      </span>
      <span id={id}>{near && say(Math.abs(left))}</span>
      <span aria-live="polite" className="k:sr-only">
        {near && (left === -1 || left % SPOKEN_STEP === 0) && say(Math.abs(left))}
      </span>
    </span>
  );
}
