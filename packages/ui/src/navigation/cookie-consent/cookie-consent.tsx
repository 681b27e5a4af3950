import { type ComponentProps, type FormEvent, useEffect, useId, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { Checkbox } from "../../fields/checkbox/checkbox.tsx";
import { cn } from "../../internal/cn.ts";
import { restoreFocus } from "../../internal/restore-focus.ts";
import { messages } from "./cookie-consent.messages.ts";

export type CookiePurpose = {
  id: string;
  /** What it is for, in a word or two. */
  label: string;
  description: string;
  /** Without it the site does not work: it cannot be refused. @default false */
  required?: boolean;
};

export type CookieConsentProps = Omit<ComponentProps<"section">, "children"> & {
  /** The site's name. */
  site: string;
  /** What cookies are for, each to be agreed to by itself. */
  purposes: readonly CookiePurpose[];
  /** The page that says more. */
  href: string;
  /** The ids that the visitor agrees to, the required ones among them. Remember them, and render the question no longer. */
  onDecide: (accepted: string[]) => void;
};

/**
 * Asks before any cookie that is not necessary. It leaves the page usable; to refuse takes no more than to accept.
 *
 * Use it on a first visit, and again where the footer offers to change the choice.
 */
export function CookieConsent({ site, purposes, href, onDecide, className, ...props }: CookieConsentProps) {
  const intl = useIntl();
  const titleId = useId();
  const [choosing, setChoosing] = useState(false);
  const required = purposes.filter((purpose) => purpose.required).map(({ id }) => id);

  useEffect(() => () => restoreFocus(null), []);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDecide([...required, ...new FormData(event.currentTarget).getAll("purpose").map(String)]);
  };

  return (
    <section
      aria-labelledby={titleId}
      data-slot="cookie-consent"
      {...props}
      className={cn(
        "k:fixed k:inset-x-0 k:bottom-0 k:z-overlay k:max-h-dvh k:overflow-y-auto k:border-t k:border-default k:bg-raised k:text-default k:shadow-overlay k:sm:inset-x-auto k:sm:start-4 k:sm:bottom-4 k:sm:max-w-[26rem] k:sm:rounded-card k:sm:border",
        className,
      )}
    >
      <form
        method="post"
        onSubmit={save}
        className="k:grid k:gap-4 k:px-gutter k:pt-4 k:pb-[max(--spacing(4),env(safe-area-inset-bottom))] k:sm:p-5"
      >
        <div className="k:grid k:gap-1">
          <h2 id={titleId} className="k:font-heading k:text-lg">
            {intl.formatMessage(messages.title)}
          </h2>
          <p className="k:text-sm k:text-muted">
            {intl.formatMessage(messages.text, { site })}{" "}
            <a href={href} className="k:text-accent k:underline k:underline-offset-4">
              {intl.formatMessage(messages.policy)}
            </a>
          </p>
        </div>
        <Button
          variant="link"
          tone="neutral"
          size="sm"
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
          className="k:-mx-3 k:-my-2 k:justify-self-start"
        >
          {intl.formatMessage(messages.choose)}
        </Button>
        {choosing && (
          <ul className="k:grid k:gap-3">
            {purposes.map((purpose) => (
              <li key={purpose.id}>
                <Checkbox
                  name="purpose"
                  value={purpose.id}
                  label={
                    purpose.required ? intl.formatMessage(messages.always, { purpose: purpose.label }) : purpose.label
                  }
                  hint={purpose.description}
                  defaultChecked={purpose.required}
                  disabled={purpose.required}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="k:grid k:grid-cols-2 k:gap-2">
          <Button variant="outline" tone="neutral" onClick={() => onDecide(required)}>
            {intl.formatMessage(messages.reject)}
          </Button>
          <Button variant="outline" tone="neutral" onClick={() => onDecide(purposes.map(({ id }) => id))}>
            {intl.formatMessage(messages.accept)}
          </Button>
          {choosing && (
            <Button type="submit" className="k:col-span-2">
              {intl.formatMessage(messages.save)}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
