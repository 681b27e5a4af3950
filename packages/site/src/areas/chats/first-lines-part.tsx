import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { MessageCircleHeart, Sparkles } from "lucide-react";
import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { icebreakersName } from "../../shared/people/card.ts";
import { messages } from "./chats.messages.ts";
import { type Icebreakers, lineName } from "./use-icebreakers.ts";

interface FirstLinesProps {
  readonly name: string;
  /** What can be said first; nothing where nothing can be said. */
  readonly icebreakers: Icebreakers | undefined;
  /** The id of the composer's field. */
  readonly field: string;
  /** Takes the chosen line for the composer. */
  readonly onChoose: (line: string) => void;
}

const instead = (event: MouseEvent, act: () => void) => {
  event.preventDefault();
  act();
};

/** A conversation in which nothing is written yet: how to begin. */
export function Part({ name, icebreakers, field, onChoose }: FirstLinesProps) {
  const intl = useIntl();
  const listed = icebreakers?.listed;
  return (
    <EmptyState
      picture={<MessageCircleHeart />}
      title={intl.formatMessage(messages.begin, { name })}
      {...(icebreakers &&
        !listed && {
          actions: (
            <Button
              variant="soft"
              href={`?${icebreakersName}=`}
              onClick={(event: MouseEvent) => instead(event, () => icebreakers.setOpen(true))}
            >
              <Sparkles aria-hidden />
              {intl.formatMessage(messages.icebreakers)}
            </Button>
          ),
        })}
    >
      {icebreakers && listed ? (
        <ul className="k:grid k:gap-2">
          {icebreakers.lines.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`?${lineName}=${id}#${field}`}
                className={lineClass}
                onClick={(event) => instead(event, () => onChoose(text))}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        intl.formatMessage(messages.beginText)
      )}
    </EmptyState>
  );
}

const lineClass =
  "k:grid k:min-h-11 k:items-center k:rounded-bubble k:bg-soft-accent k:px-4 k:py-2.5 k:text-start k:text-on-soft-accent k:hover:bg-soft-accent-hover";
