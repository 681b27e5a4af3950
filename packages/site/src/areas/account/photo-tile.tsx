import type { OwnImage } from "@kindling/domain/contract";
import { Badge } from "@kindling/ui/badge";
import { Button } from "@kindling/ui/button";
import { IconButton } from "@kindling/ui/icon-button";
import { Photo } from "@kindling/ui/photo";
import { ArrowLeft, ArrowRight, Crop, Star, Trash2 } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { moveTo, photoFields } from "./photo-fields.ts";
import { messages } from "./photos.messages.ts";

interface PhotoTileProps {
  readonly image: OwnImage;
  readonly place: number;
  readonly count: number;
  readonly asking: boolean;
  readonly busy: boolean;
  readonly onKeep: (photo: string) => void;
  readonly onCropping: (photo: string) => void;
}

/** Where the focus goes once a photo has come to another place. */
export const tileId = (photo: string): string => `photo-${photo}`;

/** A button on the photo has a ground of its own, because nothing is known about the picture behind. */
const onPhoto = "k:rounded-full k:bg-surface";

/** One of one's photos with what can be done with it. Its buttons send the form that it stands in. */
export function PhotoTile({ image, place, count, asking, busy, onKeep, onCropping }: PhotoTileProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const { id } = image;
  const name = intl.formatMessage(messages.photo, { number: place + 1, count });
  const isMain = place === 0;
  const askId = `${tileId(id)}-ask`;
  const move = (label: string, position: number, children: React.ReactNode) => (
    <IconButton
      type="submit"
      name={photoFields.move}
      value={moveTo(id, position)}
      label={label}
      disabled={position < 0 || position >= count}
    >
      {children}
    </IconButton>
  );
  return (
    <li
      id={tileId(id)}
      tabIndex={-1}
      aria-label={isMain ? `${name}, ${intl.formatMessage(messages.main)}` : name}
      aria-busy={busy || undefined}
      className="k:grid k:content-start k:gap-1 k:rounded-control"
    >
      <div className="k:relative k:overflow-hidden k:rounded-control">
        <Photo photo={photoOf(image, settings)} alt={name} ratio="portrait" />
        <div className="k:absolute k:inset-0 k:flex k:flex-col k:items-end k:justify-between k:p-2">
          {isMain ? (
            <Badge tone="accent" variant="solid" className="k:self-start">
              {intl.formatMessage(messages.main)}
            </Badge>
          ) : (
            <span className={onPhoto}>
              <IconButton
                type="submit"
                name={photoFields.move}
                value={moveTo(id, 0)}
                label={intl.formatMessage(messages.makeMain)}
                shape="round"
              >
                <Star />
              </IconButton>
            </span>
          )}
          <span className={`${onPhoto} k:noscript:hidden`}>
            <IconButton label={intl.formatMessage(messages.crop)} shape="round" onClick={() => onCropping(id)}>
              <Crop />
            </IconButton>
          </span>
        </div>
      </div>
      {asking ? (
        <div className="k:grid k:gap-2 k:pt-1">
          <p id={askId} className="k:text-sm">
            {intl.formatMessage(messages.ask)}
          </p>
          <Button type="submit" name={photoFields.remove} value={id} tone="critical" size="sm" loading={busy}>
            {intl.formatMessage(messages.yes)}
          </Button>
          <Button
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the button was that asked
            autoFocus
            aria-describedby={askId}
            type="submit"
            variant="outline"
            tone="neutral"
            size="sm"
            onClick={() => onKeep(id)}
          >
            {intl.formatMessage(messages.no)}
          </Button>
        </div>
      ) : (
        <div className="k:flex k:justify-between">
          {move(intl.formatMessage(messages.earlier), place - 1, <ArrowLeft />)}
          {move(intl.formatMessage(messages.later), place + 1, <ArrowRight />)}
          <IconButton
            type="submit"
            name={photoFields.ask}
            value={id}
            label={intl.formatMessage(messages.remove)}
            tone="critical"
          >
            <Trash2 />
          </IconButton>
        </div>
      )}
    </li>
  );
}
