import type { ReactNode } from "react";

const widths = {
  page: "max-w-page",
  thread: "max-w-thread",
  text: "max-w-text",
  form: "max-w-120",
} as const;

/** Where every screen begins, how wide it is, and what it keeps free before the footer; its skeleton takes the same. */
export const screenFrame = (width: keyof typeof widths = "page", layout = "grid-cols-1 gap-6"): string =>
  `mx-auto grid w-full px-gutter pt-6 pb-16 lg:pt-10 ${widths[width]} ${layout}`;

interface ScreenTitleProps {
  readonly children: ReactNode;
  /** A sentence or two below it. */
  readonly intro?: ReactNode;
}

/** What a screen is called: in one size on all of them. */
export function ScreenTitle({ children, intro }: ScreenTitleProps) {
  const title = <h1 className="font-heading text-2xl tracking-heading">{children}</h1>;
  if (!intro) return title;
  return (
    <header className="grid max-w-text gap-2">
      {title}
      <div className="text-muted">{intro}</div>
    </header>
  );
}
