import { calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { useRouteMatch } from "../../shared/routing/route-context.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { pageOfRoute } from "./page-of-route.ts";
import { messages } from "./legal.messages.ts";
import { TextPageSkeleton } from "./text-page-skeleton.tsx";

/** A page of text: a title, when it came into force, sections. */
export function Screen() {
  const intl = useIntl();
  const { locale } = usePage();
  const match = useRouteMatch()!;
  const { data, error, mutate } = useCall(
    calls.getPage,
    { page: pageOfRoute(match.route.name), locale },
    { revalidateIfStale: false },
  );
  if (error) return <ProblemScreen problem={asProblem(error)} onRetry={() => void mutate()} />;
  if (!data) return <TextPageSkeleton />;
  return (
    <article className="mx-auto grid w-full max-w-text gap-8 px-gutter py-10 lg:py-16">
      <header className="grid gap-2">
        <h1 className="font-heading text-3xl font-heading tracking-heading">{data.title}</h1>
        <p className="text-sm text-muted">
          {intl.formatMessage(messages.version, {
            date: intl.formatDate(data.version, { dateStyle: "long", timeZone: "UTC" }),
          })}
        </p>
      </header>
      {data.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="grid gap-3">
          <h2 className="font-heading text-xl tracking-heading">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
