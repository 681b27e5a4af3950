import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { messages } from "./skeletons.messages.ts";

/** Around the shape of what is on its way; says so to whoever does not see it. */
export function Loading({ children, ...props }: ComponentProps<"div">) {
  const intl = useIntl();
  return (
    <div aria-busy="true" {...props}>
      <p className="sr-only">{intl.formatMessage(messages.loading)}</p>
      {children}
    </div>
  );
}
