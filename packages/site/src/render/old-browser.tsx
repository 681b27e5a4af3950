import { Banner } from "@kindling/ui/banner";
import { useIntl } from "react-intl";
import { messages } from "./old-browser.messages.ts";

/** Lies hidden in each document, in its language, for a browser that is older than those the site is built for. */
export function OldBrowser() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <Banner label={title} tone="caution">
      <strong>{title}.</strong> {intl.formatMessage(messages.text)}
    </Banner>
  );
}
