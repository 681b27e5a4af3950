import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { cn } from "../../internal/cn.ts";
import { headings } from "../../internal/headings.ts";

/**
 * Questions or sections that open where they stand; they work, and are found by the browser's search, without a script.
 *
 * Use it for answers that most readers skip; what everybody has to read stays open on the page.
 */
export function Accordion({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="accordion" className={cn("k:border-y-thin k:border-default", className)} {...props} />;
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
  const Title = headings[level];
  return (
    <details
      data-slot="accordion-item"
      className={cn("k:group k:border-b-thin k:border-default k:last:border-b-0", className)}
      {...props}
    >
      <summary className="k:flex k:min-h-control-lg k:list-none k:rounded-control k:items-center k:justify-between k:gap-4 k:py-2 k:font-strong k:[&::-webkit-details-marker]:hidden">
        <Title className="k:min-w-0">{title}</Title>
        <ChevronDown
          aria-hidden
          className="k:size-5 k:shrink-0 k:text-muted k:transition-transform k:duration-normal k:group-open:rotate-180"
        />
      </summary>
      <div className="k:max-w-text k:pt-1 k:pb-4 k:text-muted">{children}</div>
    </details>
  );
}
