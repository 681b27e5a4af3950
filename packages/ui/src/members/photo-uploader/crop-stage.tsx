import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import { useIntl } from "react-intl";
import type { CropArea } from "./cut.ts";
import { focusArrived } from "../../internal/focus-arrived.ts";
import { messages } from "./photo-uploader.messages.ts";

type CropStageProps = {
  src: string;
  aspect: number;
  /** The part in pixels of the upright photo, and in hundredths of its sides. */
  onAreaChange: (area: CropArea, percent: CropArea) => void;
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
      <div
        className="k:relative k:aspect-square k:w-full k:overflow-hidden k:rounded-card k:bg-placeholder"
        style={{ maxHeight: "60dvh" }}
      >
        <Cropper
          image={src}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(percent, pixels) => onAreaChange(pixels, percent)}
          showGrid={false}
          disableAutomaticStylesInjection
          style={styles}
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

/** In place of the library's own style sheet. They come with this code: as classes, every page would load them. */
const styles = {
  containerStyle: {
    position: "absolute",
    inset: 0,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    overflow: "hidden",
    cursor: "move",
    touchAction: "none",
    userSelect: "none",
  },
  mediaStyle: {
    position: "absolute",
    inset: 0,
    margin: "auto",
    maxWidth: "100%",
    maxHeight: "100%",
    willChange: "transform",
  },
  cropAreaStyle: {
    position: "absolute",
    insetInlineStart: "50%",
    top: "50%",
    translate: "-50% -50%",
    overflow: "hidden",
    border: "var(--k-border-width-strong) solid var(--k-text-on-photo)",
    borderRadius: "var(--k-radius-card)",
    color: "var(--k-bg-overlay)",
    boxShadow: "0 0 0 100rem",
    // As large as the stage, which cuts off what is drawn outside: the ring stands inside, whatever is rounded.
    outlineOffset: "calc(-3 * var(--k-border-width-strong))",
  },
} as const;
