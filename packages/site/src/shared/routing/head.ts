import type { MessageDescriptor } from "react-intl";
import type { RouteDefinition } from "./route.ts";

/** A head of words alone, the same for every reader of a language. */
export const headOf =
  (title: MessageDescriptor, description?: MessageDescriptor): RouteDefinition["head"] =>
  (intl, { settings }) => ({
    title: intl.formatMessage(title),
    ...(description && { description: intl.formatMessage(description, { site: settings.name }) }),
  });
