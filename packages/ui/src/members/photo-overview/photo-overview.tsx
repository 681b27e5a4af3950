import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import type { PhotoSource } from "../../internal/photo-source.ts";
import { LockedPhoto } from "../locked-photo/locked-photo.tsx";
import { Photo } from "../photo/photo.tsx";
import { PhotoPress } from "../../internal/photo-press.tsx";
import { messages } from "./photo-overview.messages.ts";

export interface PhotoOverviewProps extends Omit<ComponentProps<"ul">, "children" | "onSelect"> {
  /** Whose photos they are. */
  name: string;
  /** Those that can be seen, in their order. */
  photos: readonly PhotoSource[];
  /** Which one is shown large beside it. */
  selected?: number;
  /** The place of the photo that was pressed. */
  onSelect: (index: number) => void;
  /** Where each is large before the script has come; makes them links. */
  hrefFor?: (index: number) => string;
  /** How many more there are that the member does not see yet. @default 0 */
  locked?: number;
  /** A blurred few pixels for each locked one. */
  lockedPlaceholders?: readonly string[];
  /** Where the lock leads. */
  href?: string;
}

/**
 * A person's photos, small: each opens large, the locked ones lead to what unlocks them.
 *
 * Use it on profiles, with a `PhotoViewer` for the large view.
 */
export function PhotoOverview({
  name,
  photos,
  selected,
  onSelect,
  hrefFor,
  locked = 0,
  lockedPlaceholders,
  href = "",
  className,
  ...props
}: PhotoOverviewProps) {
  const intl = useIntl();
  const count = photos.length + locked;
  if (count === 0)
    return <p className={cn("k:text-muted", className)}>{intl.formatMessage(messages.none, { name })}</p>;

  return (
    <ul
      data-slot="photo-overview"
      aria-label={intl.formatMessage(messages.photos, { name })}
      className={cn("k:grid k:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] k:gap-2", className)}
      {...props}
    >
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <PhotoPress
            href={hrefFor?.(index)}
            aria-current={selected === index || undefined}
            className="k:block k:w-full k:overflow-hidden k:rounded-control k:aria-[current]:ring-3 k:aria-[current]:ring-(--k-bg-brand)"
            onPress={() => onSelect(index)}
          >
            <Photo
              photo={photo}
              ratio="square"
              alt={intl.formatMessage(messages.photo, { number: index + 1, count })}
            />
          </PhotoPress>
        </li>
      ))}
      {Array.from({ length: locked }, (_, index) => (
        <li key={index}>
          <LockedPhoto href={href} placeholder={lockedPlaceholders?.[index]} compact />
        </li>
      ))}
    </ul>
  );
}
