import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { focusArrived } from "../../internal/focus-arrived.ts";
import { messages } from "./photo-uploader.messages.ts";

type UploadProgressProps = {
  src: string | undefined;
  /** Part that has been sent, 0 to 1. At 1 the server is still at work. */
  progress: number;
  onCancel: () => void;
};

/** How far it is, in words and as a bar. All sent is not done: the bar then only says that work goes on. */
export function UploadBar({ progress }: Pick<UploadProgressProps, "progress">) {
  const { formatMessage } = useIntl();
  const sent = progress >= 1;
  return (
    <>
      <p className="k:text-md k:text-default k:tabular-nums">
        {sent ? null : formatMessage(messages.uploading, { percent: progress })}
        <output>{sent ? formatMessage(messages.finishing) : null}</output>
      </p>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress cannot be drawn alike everywhere
        role="progressbar"
        aria-label={formatMessage(messages.preview)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={sent ? undefined : Math.round(progress * 100)}
        className={cn("k:mt-2 k:h-2 k:overflow-hidden k:rounded-full k:bg-placeholder", sent && "k:animate-pulse")}
      >
        <div className="k:h-full k:rounded-full k:bg-brand" style={{ width: `${progress * 100}%` }} />
      </div>
    </>
  );
}

/** What is being sent and how far it is. */
export function UploadProgress({ src, progress, onCancel }: UploadProgressProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="k:flex k:items-center k:gap-4">
      <img
        src={src}
        alt={formatMessage(messages.preview)}
        className="k:w-24 k:shrink-0 k:rounded-card k:bg-placeholder k:object-cover"
      />
      <div className="k:min-w-0 k:grow">
        <UploadBar progress={progress} />
        <Button ref={focusArrived} variant="outline" tone="neutral" size="sm" className="k:mt-3" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </div>
  );
}
