import type { ReactNode } from "react";

const widths = {
  page: "k:max-w-page",
  thread: "k:max-w-thread",
  text: "k:max-w-text",
  form: "k:max-w-120",
} as const;

/** Where every screen begins, how wide it is, and what it keeps free before the footer; its skeleton takes the same. */
export const screenFrame = (width: keyof typeof widths = "page", layout = "k:grid-cols-1 k:gap-6"): string =>
  `k:mx-auto k:grid k:w-full k:px-gutter k:pt-6 k:pb-16 k:lg:pt-10 ${widths[width]} ${layout}`;

/** A screen with something beside it where there is room. */
export const besideFrame = screenFrame("page", "k:grid-cols-1 k:gap-6 k:lg:grid-cols-[minmax(0,1fr)_18rem] k:lg:gap-8");

interface ScreenTitleProps {
  readonly children: ReactNode;
  /** A sentence or two below it. */
  readonly intro?: ReactNode;
}

/** What a screen is called: in one size on all of them. */
export function ScreenTitle({ children, intro }: ScreenTitleProps) {
  const title = <h1 className="k:font-heading k:text-2xl k:tracking-heading">{children}</h1>;
  if (!intro) return title;
  return (
    <header className="k:grid k:max-w-text k:gap-2">
      {title}
      <div className="k:text-muted">{intro}</div>
    </header>
  );
}
