import type { TextPage } from "@kindling/domain/contract";
import { useIntl } from "react-intl";
import { messages } from "./legal.messages.ts";
import { LinkedText } from "./linked-text.tsx";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

/** A page of text: a title, when it came into force, sections. */
export function TextPageView({ page }: { page: TextPage }) {
  const intl = useIntl();
  return (
    <article className={screenFrame("text", "k:grid-cols-1 k:gap-8 k:wrap-anywhere")}>
      <ScreenTitle
        intro={intl.formatMessage(messages.version, {
          date: intl.formatDate(page.version, { dateStyle: "long", timeZone: "UTC" }),
        })}
      >
        {page.title}
      </ScreenTitle>
      {page.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="k:grid k:gap-3">
          <h2 className="k:font-heading k:text-xl k:tracking-heading">{heading}</h2>
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
