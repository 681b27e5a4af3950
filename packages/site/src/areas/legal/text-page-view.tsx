import type { TextPage } from "@kindling/domain/contract";
import { useIntl } from "react-intl";
import { messages } from "./legal.messages.ts";
import { LinkedText } from "./linked-text.tsx";

/** A page of text: a title, when it came into force, sections. */
export function TextPageView({ page }: { page: TextPage }) {
  const intl = useIntl();
  return (
    <article className="mx-auto grid w-full max-w-text gap-8 wrap-anywhere px-gutter py-10 lg:py-16">
      <header className="grid gap-2">
        <h1 className="font-heading text-3xl font-heading tracking-heading">{page.title}</h1>
        <p className="text-sm text-muted">
          {intl.formatMessage(messages.version, {
            date: intl.formatDate(page.version, { dateStyle: "long", timeZone: "UTC" }),
          })}
        </p>
      </header>
      {page.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="grid gap-3">
          <h2 className="font-heading text-xl tracking-heading">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
