import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { preload } from "react-dom";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { Modal } from "../../internal/modal.tsx";
import { passFocus } from "../../internal/pass-focus.ts";
import type { PhotoSource } from "../../internal/photo-source.ts";
import { type OpenProps, useOpen } from "../../internal/use-open.ts";
import { messages } from "./photo-viewer.messages.ts";
import { useStage } from "./use-stage.ts";

export interface PhotoViewerProps
  extends OpenProps, Omit<ComponentProps<"dialog">, "open" | "children" | "onClose" | "onCancel" | "closedby"> {
  /** Whose photos they are. */
  name: string;
  /** All of them, in their order. */
  photos: readonly PhotoSource[];
  /** Which one is shown. */
  index?: number;
  /** Which one is shown first. @default 0 */
  defaultIndex?: number;
  /** Another one is shown. */
  onIndexChange?: (index: number) => void;
}

/**
 * Photos on the whole screen: swipe, arrows or keys go on, two fingers, two presses or the button enlarge.
 *
 * Use it for photos that somebody wants to see closely; it takes the whole screen.
 */
export function PhotoViewer({
  name,
  photos,
  index,
  defaultIndex = 0,
  onIndexChange,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: PhotoViewerProps) {
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  return shown ? (
    <Viewer
      {...props}
      name={name}
      photos={photos}
      index={index}
      defaultIndex={defaultIndex}
      onIndexChange={onIndexChange}
      onClose={() => setShown(false)}
    />
  ) : null;
}

interface ViewerProps extends Omit<PhotoViewerProps, keyof OpenProps> {
  defaultIndex: number;
  onClose: () => void;
}

function Viewer({
  name,
  photos,
  index,
  defaultIndex,
  onIndexChange,
  onClose,
  ref,
  className,
  onKeyDown,
  ...props
}: ViewerProps) {
  const intl = useIntl();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const composedRef = useComposedRefs(panel, ref);
  const [own, setOwn] = useState(defaultIndex);
  const at = Math.min(index ?? own, photos.length - 1);
  const photo = photos[at];
  const { picture, zoomed, toggleZoom, reset, handlers } = useStage((towards) => turn(towards === "left" ? 1 : -1));

  for (const near of [photos[at + 1], photos[at - 1]]) if (near) preload(near.src, { as: "image" });

  function go(next: number) {
    if (next < 0 || next >= photos.length || next === at) return;
    reset();
    setOwn(next);
    onIndexChange?.(next);
  }

  /** To the right on the screen; where one reads from right to left, that is back. */
  function turn(by: 1 | -1) {
    go(at + (panel.current?.matches(":dir(rtl)") ? -by : by));
  }

  function press(event: KeyboardEvent<HTMLDialogElement>) {
    onKeyDown?.(event);
    const act = keys[event.key as keyof typeof keys];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (act === "left") turn(-1);
    else if (act === "right") turn(1);
    else if (act === "first") go(0);
    else if (act === "last") go(photos.length - 1);
    else if ((act === "in") !== zoomed) toggleZoom();
  }

  if (!photo) return null;
  return (
    <Modal
      aria-labelledby={id}
      data-slot="photo-viewer"
      {...props}
      ref={composedRef}
      data-scheme="dark"
      className={cn(
        "k:fixed k:inset-0 k:flex k:size-full k:flex-col k:bg-page k:text-default k:outline-none k:transition-opacity k:duration-normal k:starting:opacity-0",
        className,
      )}
      onKeyDown={press}
      onClose={onClose}
    >
      <div className="k:flex k:items-center k:gap-1 k:ps-gutter k:pe-1.5 k:pt-[max(--spacing(1.5),env(safe-area-inset-top))]">
        <h2 id={id} className="k:sr-only">
          {intl.formatMessage(messages.title, { name })}
        </h2>
        <p aria-live="polite" className="k:grow k:tabular-nums">
          {intl.formatMessage(messages.position, { number: at + 1, count: photos.length })}
        </p>
        <IconButton label={intl.formatMessage(zoomed ? messages.zoomOut : messages.zoomIn)} onClick={toggleZoom}>
          {zoomed ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
        </IconButton>
        <IconButton label={intl.formatMessage(messages.close)} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="k:relative k:min-h-0 k:grow k:touch-none k:overflow-hidden k:select-none" {...handlers}>
        <img
          key={photo.src}
          ref={picture}
          src={photo.src}
          srcSet={photo.srcSet}
          width={photo.width}
          height={photo.height}
          alt={intl.formatMessage(messages.photo, { name, number: at + 1, count: photos.length })}
          draggable={false}
          data-state={zoomed ? "zoomed" : "whole"}
          className="k:size-full k:bg-contain k:bg-center k:bg-no-repeat k:object-contain k:transition-transform k:duration-normal"
          style={photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")` } : undefined}
        />
        {at > 0 && (
          <IconButton
            ref={goneAtTheEnd}
            variant="soft"
            shape="round"
            label={intl.formatMessage(messages.previous)}
            className={cn(arrow, "k:start-3")}
            onClick={() => go(at - 1)}
          >
            <ChevronLeft aria-hidden className="k:rtl:-scale-x-100" />
          </IconButton>
        )}
        {at < photos.length - 1 && (
          <IconButton
            ref={goneAtTheEnd}
            variant="soft"
            shape="round"
            label={intl.formatMessage(messages.next)}
            className={cn(arrow, "k:end-3")}
            onClick={() => go(at + 1)}
          >
            <ChevronRight aria-hidden className="k:rtl:-scale-x-100" />
          </IconButton>
        )}
      </div>
    </Modal>
  );
}

/** The arrow that was pressed is gone at the last photo: the keys go on. */
const goneAtTheEnd = passFocus((arrowButton) => arrowButton.closest("dialog"));

const arrow = "k:absolute k:top-1/2 k:-translate-y-1/2";

const keys = {
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "first",
  End: "last",
  "+": "in",
  "=": "in",
  "-": "out",
  "0": "out",
} as const;
