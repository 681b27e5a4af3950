import { Banner } from "@kindling/ui/banner";
import { Button } from "@kindling/ui/button";
import { useIntl } from "react-intl";
import { messages } from "./start-failure.messages.ts";

/** Lies hidden in each document, in its language, for a start that fails before there is a catalogue. */
export function StartFailure() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <Banner
      label={title}
      tone="critical"
      role="alert"
      className="k:sticky k:top-0 k:z-toast"
      action={
        <Button tone="neutral" variant="outline" size="sm">
          {intl.formatMessage(messages.reload)}
        </Button>
      }
    >
      <strong>{title}.</strong> {intl.formatMessage(messages.text)}
    </Banner>
  );
}
