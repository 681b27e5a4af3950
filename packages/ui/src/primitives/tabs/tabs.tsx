import { Tabs as TabsPrimitive } from "radix-ui";
import { type ComponentProps, useRef } from "react";

import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { useDirection } from "../../internal/use-direction.ts";

export interface TabsProps extends Omit<ComponentProps<typeof TabsPrimitive.Root>, "asChild"> {
  /** Which panel is shown, by the `value` of its tab. */
  value?: string;
  /** Which panel is shown first. */
  defaultValue?: string;
  /** The `value` of the tab that was pressed. */
  onValueChange?: (value: string) => void;
}

/**
 * Panels of one kind, of which one is seen at a time.
 *
 * Use it for two to five panels that are short; for pages with addresses of their own take links.
 */
export function Tabs({ className, ref, ...props }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const direction = useDirection(root);
  return (
    <TabsPrimitive.Root
      data-slot="tabs"
      dir={direction}
      className={className}
      {...props}
      ref={useComposedRefs(root, ref)}
    />
  );
}

export interface TabListProps extends Omit<ComponentProps<typeof TabsPrimitive.List>, "asChild"> {
  /** What the tabs are about. */
  label: string;
}

/** One row; on a narrow screen it scrolls sideways. */
export function TabList({ label, className, ...props }: TabListProps) {
  return (
    <TabsPrimitive.List
      data-slot="tab-list"
      aria-label={label}
      className={cn("k:flex k:gap-1 k:overflow-x-auto k:overflow-y-hidden k:border-b-thin k:border-default", className)}
      {...props}
    />
  );
}

export function Tab({ className, ...props }: Omit<ComponentProps<typeof TabsPrimitive.Trigger>, "asChild">) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tab"
      className={cn(
        "k:flex k:min-h-control-md k:shrink-0 k:items-center k:gap-2 k:border-b-strong k:border-transparent k:px-4 k:font-medium k:text-muted k:-outline-offset-2",
        "k:transition-colors k:hover:text-default k:disabled:cursor-not-allowed k:disabled:opacity-50",
        "k:data-[state=active]:border-accent k:data-[state=active]:text-accent",
        className,
      )}
      {...props}
    />
  );
}

export function TabPanel({ className, ...props }: Omit<ComponentProps<typeof TabsPrimitive.Content>, "asChild">) {
  return <TabsPrimitive.Content data-slot="tab-panel" className={cn("k:pt-4", className)} {...props} />;
}
