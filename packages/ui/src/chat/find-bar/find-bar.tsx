import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { lineLength } from "../../internal/field/use-bounded-text.ts";
import { isComposing } from "../../internal/composing.ts";
import { messages } from "./find-bar.messages.ts";

export type FindBarProps = Omit<ComponentProps<"search">, "children"> & {
  /** What is searched for. */
  value?: string;
  /** The text that it starts with. @default "" */
  defaultValue?: string;
  /** The text, after each change. */
  onValueChange?: (value: string) => void;
  /** How many messages match. */
  count: number;
  /** It is not known yet how many. @default false */
  loading?: boolean;
  /** Which of them is shown, from 1 for the newest; 0 for none. */
  position: number;
  /** Shows another match. */
  onMove: (direction: "older" | "newer") => void;
  /** It was left, by its button or Escape. */
  onClose: () => void;
};

/**
 * Finds in a conversation; stands under its top bar. Enter leads to the older match, Shift+Enter to the newer one,
 * Escape closes. The thread shows the match by its `targetId` and marks the words by its `query`.
 *
 * Use it between `ChatTopBar` and `MessageThread`; to search members take a `SearchForm`.
 */
export function FindBar({
  value: given,
  defaultValue = "",
  onValueChange,
  count,
  loading = false,
  position,
  onMove,
  onClose,
  className,
  ...props
}: FindBarProps) {
  const intl = useIntl();
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own;
  const asked = value.trim() !== "";
  // On a phone the placeholder needs the room until there is something to move through.
  const moveClass = asked ? undefined : "k:max-sm:hidden";
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && count > 0) onMove(event.shiftKey ? "newer" : "older");
    else return;
    event.preventDefault();
  }

  return (
    <search
      data-slot="find-bar"
      {...props}
      className={cn(
        "k:flex k:shrink-0 k:items-center k:gap-1 k:border-b-thin k:border-default k:bg-surface k:py-1 k:ps-gutter k:pe-2",
        className,
      )}
    >
      <input
        ref={field}
        type="text"
        maxLength={lineLength}
        enterKeyHint="search"
        aria-label={intl.formatMessage(messages.label)}
        placeholder={intl.formatMessage(messages.placeholder)}
        value={value}
        onChange={(event) => {
          setOwn(event.currentTarget.value);
          onValueChange?.(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        className="k:min-h-11 k:min-w-0 k:flex-1 k:rounded-control k:bg-transparent k:px-2 k:placeholder:text-muted"
      />
      <output className="k:shrink-0 k:px-1 k:text-sm k:text-muted k:tabular-nums">
        {asked &&
          !loading &&
          (count > 0 ? intl.formatMessage(messages.found, { position, count }) : intl.formatMessage(messages.none))}
      </output>
      <IconButton
        label={intl.formatMessage(messages.older)}
        disabled={position >= count}
        onClick={() => onMove("older")}
        className={moveClass}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        label={intl.formatMessage(messages.newer)}
        disabled={position <= 1}
        onClick={() => onMove("newer")}
        className={moveClass}
      >
        <ChevronDown />
      </IconButton>
      <IconButton label={intl.formatMessage(messages.close)} onClick={onClose}>
        <X />
      </IconButton>
    </search>
  );
}
