import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { focusArrived } from "../../internal/focus-arrived.ts";
import { messages } from "./photo-uploader.messages.ts";

type UploadProgressProps = {
  src: string | undefined;
  /** Part that has been sent, 0 to 1. At 1 the server is still at work. */
  progress: number;
  onCancel: () => void;
};

/** What is being sent and how far it is. All sent is not done: the bar then only says that work goes on. */
export function UploadProgress({ src, progress, onCancel }: UploadProgressProps) {
  const { formatMessage } = useIntl();
  const sent = progress >= 1;
  return (
    <div className="k:flex k:items-center k:gap-4">
      <img
        src={src}
        alt={formatMessage(messages.preview)}
        className="k:w-24 k:shrink-0 k:rounded-card k:bg-placeholder k:object-cover"
      />
      <div className="k:min-w-0 k:grow">
        <p className="k:text-md k:text-default k:tabular-nums">
          {sent ? null : formatMessage(messages.uploading, { percent: progress })}
          <output>{sent ? formatMessage(messages.finishing) : null}</output>
        </p>
        <progress
          aria-label={formatMessage(messages.preview)}
          value={sent ? undefined : progress}
          className={barClass}
        />
        <Button ref={focusArrived} variant="outline" tone="neutral" size="sm" className="k:mt-3" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </div>
  );
}

const barClass = [
  "k:mt-2 k:block k:h-2 k:w-full k:appearance-none k:overflow-hidden k:rounded-full k:bg-fill-neutral/15 k:indeterminate:animate-pulse k:indeterminate:bg-fill-accent",
  "k:[&::-webkit-progress-bar]:bg-transparent k:[&::-webkit-progress-value]:rounded-full k:[&::-webkit-progress-value]:bg-fill-accent",
  "k:[&::-moz-progress-bar]:bg-fill-accent k:forced-colors:appearance-auto",
].join(" ");
