import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { InterestIcon, type InterestId, interestNames, isInterestId } from "../interest-icons/interest-icons.tsx";
import { cn } from "../../internal/cn.ts";
import { word } from "../../internal/word.ts";
import { messages } from "./interest-list.messages.ts";

export interface InterestListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** In the order they are shown. */
  interests: readonly InterestId[];
  /** Those that the reader has as well: drawn stronger. */
  shared?: readonly InterestId[];
}

/**
 * A person's interests as chips, each with its icon and its name.
 *
 * Use it on profiles; to choose interests take an `InterestPicker`.
 */
export function InterestList({ interests, shared, className, ...props }: InterestListProps) {
  const intl = useIntl();
  return (
    <ul data-slot="interest-list" className={cn("k:flex k:flex-wrap k:gap-2", className)} {...props}>
      {interests.filter(isInterestId).map((interest) => (
        <li
          key={interest}
          data-state={shared?.includes(interest) ? "shared" : undefined}
          className="k:inline-flex k:min-h-control-sm k:items-center k:gap-2 k:rounded-full k:bg-soft-neutral k:px-3 k:py-1 k:text-sm k:text-on-soft-neutral k:data-[state=shared]:bg-soft-accent k:data-[state=shared]:text-on-soft-accent"
        >
          <InterestIcon interest={interest} className="k:size-4" />
          {word(intl, interestNames[interest])}
          {shared?.includes(interest) && <span className="k:sr-only">{word(intl, messages.shared)}</span>}
        </li>
      ))}
    </ul>
  );
}
