import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { cn } from "../../internal/cn.ts";

/**
 * Questions or sections that open where they stand; they work, and are found by the browser's search, without a script.
 *
 * Use it for answers that most readers skip; what everybody has to read stays open on the page.
 */
export function Accordion({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="accordion" className={cn("border-y-thin border-default", className)} {...props} />;
}

export interface AccordionItemProps extends Omit<ComponentProps<"details">, "title"> {
  /** What is inside, as a question or a name. */
  title: ReactNode;
  /** Items with the same name close each other. */
  name?: string;
  /** Its place in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
}

export function AccordionItem({ title, level = 3, className, children, ...props }: AccordionItemProps) {
  const Title = `h${level}` as const;
  return (
    <details
      data-slot="accordion-item"
      className={cn("group border-b-thin border-default last:border-b-0", className)}
      {...props}
    >
      <summary className="flex min-h-control-lg list-none rounded-control items-center justify-between gap-4 py-2 font-strong [&::-webkit-details-marker]:hidden">
        <Title className="min-w-0">{title}</Title>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-normal group-open:rotate-180"
        />
      </summary>
      <div className="max-w-text pt-1 pb-4 text-muted">{children}</div>
    </details>
  );
}
