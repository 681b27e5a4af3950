import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { messages } from "./skeletons.messages.ts";

interface LoadingProps extends ComponentProps<"div"> {
  /** Whether it stands for a whole screen, whose own heading is yet to come. @default false */
  readonly screen?: boolean;
}

/** Around the shape of what is on its way; says so to whoever does not see it. */
export function Loading({ screen = false, children, ...props }: LoadingProps) {
  const intl = useIntl();
  const Text = screen ? "h1" : "p";
  return (
    <div aria-busy="true" {...props}>
      <Text className="k:sr-only">{intl.formatMessage(messages.loading)}</Text>
      {children}
    </div>
  );
}
