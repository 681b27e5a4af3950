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
      className={cn(tone === "accent" ? "k:bg-fill-accent k:text-on-accent" : "k:bg-sunken", className)}
    >
      <div className="k:mx-auto k:grid k:w-full k:max-w-page k:items-center k:gap-6 k:px-gutter k:py-12 k:md:grid-cols-[1fr_auto] k:md:gap-12">
        <div className="k:grid k:gap-2">
          <h2 className="k:font-heading k:text-2xl k:tracking-heading">{title}</h2>
          {text && <p className="k:max-w-text">{text}</p>}
        </div>
        <div className="k:flex k:flex-wrap k:gap-2">{action}</div>
      </div>
    </section>
  );
}
