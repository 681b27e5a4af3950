import type { MessageDescriptor } from "react-intl";
import type { Words } from "./route.ts";

/** A message that may name the site, the same for every reader of a language. */
export const say =
  (message: MessageDescriptor): Words =>
  (intl, { settings }) =>
    intl.formatMessage(message, { site: settings.name });
