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
      className={cn("flex gap-1 overflow-x-auto overflow-y-hidden border-b-thin border-default", className)}
      {...props}
    />
  );
}

export function Tab({ className, ...props }: Omit<ComponentProps<typeof TabsPrimitive.Trigger>, "asChild">) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tab"
      className={cn(
        "flex min-h-control-md shrink-0 items-center gap-2 border-b-strong border-transparent px-4 font-medium text-muted -outline-offset-2",
        "transition-colors hover:text-default disabled:cursor-not-allowed disabled:opacity-50",
        "data-[state=active]:border-accent data-[state=active]:text-accent",
        className,
      )}
      {...props}
    />
  );
}

export function TabPanel({ className, ...props }: Omit<ComponentProps<typeof TabsPrimitive.Content>, "asChild">) {
  return <TabsPrimitive.Content data-slot="tab-panel" className={cn("pt-4", className)} {...props} />;
}
