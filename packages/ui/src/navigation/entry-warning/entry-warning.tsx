import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { HiddenFields } from "../../internal/hidden-fields.tsx";
import { Outlet } from "../../internal/outlet.tsx";
import { restoreFocus } from "../../internal/restore-focus.ts";
import { messages } from "./entry-warning.messages.ts";

export type EntryWarningProps = Omit<ComponentProps<"dialog">, "open" | "closedby"> & {
  /** The site's name. */
  site: string;
  /** How old one has to be. */
  minAge: number;
  /** Where "Leave" leads: another site. */
  href: string;
  /** The visitor enters. Remember it, and render the warning no longer. */
  onEnter: () => void;
  /** What goes along where the browser itself sends the answer. */
  carry?: Readonly<Record<string, string>>;
  /** More to read, such as links to the terms. */
  children?: ReactNode;
};

/**
 * Asks a new visitor to confirm their age. The server renders it, and without a script its button sends the answer; once the
 * script runs it is modal. Without one the page behind it can be read.
 *
 * Use it once in a layout; which countries need it is the site's matter.
 */
export function EntryWarning({
  site,
  minAge,
  href,
  onEnter,
  carry,
  children,
  ref,
  className,
  ...props
}: EntryWarningProps) {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const composedRef = useComposedRefs(dialog, ref);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.removeAttribute("open");
    element.showModal();
    element.focus();
    return () => {
      element.close();
      restoreFocus(null);
    };
  }, []);

  return (
    <dialog
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-slot="entry-warning"
      {...props}
      ref={composedRef}
      open
      closedby="none"
      className={cn(
        "k:fixed k:inset-x-0 k:top-auto k:bottom-0 k:z-dialog k:m-0 k:w-full k:max-w-none k:rounded-t-dialog k:border-thin k:border-default k:bg-raised k:text-default k:shadow-overlay k:outline-none k:backdrop:bg-overlay k:sm:inset-0 k:sm:m-auto k:sm:h-fit k:sm:max-w-[30rem] k:sm:rounded-dialog",
        className,
      )}
      onCancel={(event) => event.preventDefault()}
    >
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
        className="k:grid k:gap-6 k:px-6 k:pt-6 k:pb-[max(--spacing(6),env(safe-area-inset-bottom))] k:sm:p-8"
      >
        <HiddenFields fields={carry} />
        <div className="k:grid k:gap-2">
          <p
            aria-hidden
            className="k:w-fit k:rounded-full k:bg-soft-accent k:px-3 k:py-1 k:font-heading k:text-lg k:text-on-soft-accent"
          >
            {intl.formatNumber(minAge)}+
          </p>
          <h2 id={`${id}-title`} className="k:font-heading k:text-2xl k:tracking-heading">
            {intl.formatMessage(messages.title)}
          </h2>
          <p id={`${id}-text`} className="k:text-muted">
            {intl.formatMessage(messages.text, { site, minAge })}
          </p>
          {children}
        </div>
        <div className="k:flex k:flex-col k:gap-2 k:sm:flex-row-reverse">
          <Button type="submit" size="lg" className="k:sm:flex-1">
            {intl.formatMessage(messages.enter, { minAge })}
          </Button>
          <Button href={href} rel="noreferrer" variant="outline" tone="neutral" size="lg">
            {intl.formatMessage(messages.leave)}
          </Button>
        </div>
      </form>
      <Outlet />
    </dialog>
  );
}
