import type { IntlShape } from "react-intl";
import type { Posted } from "./form.ts";
import { messages } from "./forms.messages.ts";

/** A page's name, with the error in front where a form came back with one: it is what a screen reader says first. */
export const failedTitle = (intl: IntlShape, name: string, posted: Posted | null): string =>
  posted?.problem ? intl.formatMessage(messages.failed, { page: name }) : name;
