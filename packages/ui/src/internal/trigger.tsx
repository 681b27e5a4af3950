import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

export type TriggerProps = ComponentProps<"button"> & {
  /**
   * Makes its one child the button.
   * @default false
   */
  asChild?: boolean;
};

/** The button of what opens and closes: its own, or the caller's. */
export function TriggerButton({ asChild = false, ...props }: TriggerProps) {
  return asChild ? <Slot.Root {...props} /> : <button type="button" {...props} />;
}

/** The caller's handler first; where that prevents the default, ours stays away. */
export const unlessPrevented =
  <E extends { defaultPrevented: boolean }>(first: ((event: E) => void) | undefined, then: (event: E) => void) =>
  (event: E) => {
    first?.(event);
    if (!event.defaultPrevented) then(event);
  };
