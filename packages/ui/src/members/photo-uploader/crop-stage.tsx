import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import { useIntl } from "react-intl";
import type { CropArea } from "./cut.ts";
import { focusArrived } from "../../internal/focus-arrived.ts";
import { messages } from "./photo-uploader.messages.ts";

type CropStageProps = {
  src: string;
  aspect: number;
  onAreaChange: (area: CropArea) => void;
  onUnreadable: () => void;
};

/** The photo behind a fixed frame: dragged, pinched, or moved by the arrow keys. */
export function CropStage({ src, aspect, onAreaChange, onUnreadable }: CropStageProps) {
  const { formatMessage } = useIntl();
  const helpId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div ref={focusArrived} tabIndex={-1} className="k:grid k:gap-3 k:outline-none">
      <div className="k:relative k:aspect-square k:max-h-[60dvh] k:w-full k:overflow-hidden k:rounded-card k:bg-placeholder">
        <Cropper
          image={src}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onAreaChange(pixels)}
          showGrid={false}
          disableAutomaticStylesInjection
          classes={classes}
          mediaProps={{ alt: "", onError: onUnreadable }}
          cropperProps={{
            role: "group",
            "aria-label": formatMessage(messages.crop),
            "aria-describedby": helpId,
          }}
        />
      </div>
      <p id={helpId} className="k:text-sm k:text-muted">
        {formatMessage(messages.cropHelp)}
      </p>
      <label className="k:flex k:items-center k:gap-3 k:text-sm k:font-strong k:text-default">
        {formatMessage(messages.zoom)}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          className="k:h-11 k:grow k:cursor-pointer k:accent-(--k-bg-fill-accent)"
        />
      </label>
    </div>
  );
}

const MAX_ZOOM = 4;

/** In place of the library's own style sheet. */
const classes = {
  containerClassName:
    "k:absolute k:inset-0 k:flex k:cursor-move k:touch-none k:items-center k:justify-center k:overflow-hidden k:select-none",
  mediaClassName: "k:absolute k:inset-0 k:m-auto k:max-h-full k:max-w-full k:will-change-transform",
  cropAreaClassName:
    "k:absolute k:start-1/2 k:top-1/2 k:-translate-1/2 k:overflow-hidden k:rounded-card k:border-strong k:border-(--k-text-on-photo) k:text-(color:--k-bg-overlay) k:shadow-[0_0_0_100rem] k:focus-visible:outline-3 k:focus-visible:-outline-offset-3 k:focus-visible:outline-focus",
};
