import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../internal/cn.ts";

export type CallToActionProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** The offer, in a few words. */
  title: ReactNode;
  /** What one gets, in a sentence. */
  text?: ReactNode;
  /** The button; on the accent band take a `neutral` one. */
  action: ReactNode;
  /** The colour of its surface. @default "accent" */
  tone?: "accent" | "plain";
};

/**
 * The poster's thought once more at its end, with the same button.
 *
 * Use it once, at the end of a long lander.
 */
export function CallToAction({ title, text, action, tone = "accent", className, ...props }: CallToActionProps) {
  return (
    <section
      data-slot="call-to-action"
      {...props}
      className={cn(tone === "accent" ? "bg-fill-accent text-on-accent" : "bg-sunken", className)}
    >
      <div className="mx-auto grid w-full max-w-page items-center gap-6 px-gutter py-12 md:grid-cols-[1fr_auto] md:gap-12">
        <div className="grid gap-2">
          <h2 className="font-heading text-2xl tracking-heading">{title}</h2>
          {text && <p className="max-w-text">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-2">{action}</div>
      </div>
    </section>
  );
}
