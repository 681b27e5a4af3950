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
    <div className="flex items-center gap-4">
      <img
        src={src}
        alt={formatMessage(messages.preview)}
        className="w-24 shrink-0 rounded-card bg-placeholder object-cover"
      />
      <div className="min-w-0 grow">
        <p className="text-md text-default tabular-nums">
          {sent ? null : formatMessage(messages.uploading, { percent: progress })}
          <output>{sent ? formatMessage(messages.finishing) : null}</output>
        </p>
        <progress
          aria-label={formatMessage(messages.preview)}
          value={sent ? undefined : progress}
          className={barClass}
        />
        <Button ref={focusArrived} variant="outline" tone="neutral" size="sm" className="mt-3" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </div>
  );
}

const barClass = [
  "mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-fill-neutral/15 indeterminate:animate-pulse indeterminate:bg-fill-accent",
  "[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-fill-accent",
  "[&::-moz-progress-bar]:bg-fill-accent forced-colors:appearance-auto",
].join(" ");
