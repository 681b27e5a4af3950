import { Button } from "@kindling/ui/button";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { heroFrame, heroPhotosFrame } from "./hero-frame.ts";
import { messages } from "./index.messages.ts";

/** Who stands at the front door: a member, or a visitor who may look around first, or may not. */
export type Guest = "member" | "looking" | "outside";

/** What the site is, and the way in. */
export function IndexHero({ guest, photos }: { guest: Guest; photos: ReactNode }) {
  const intl = useIntl();
  const { settings } = usePage();
  const isMember = guest === "member";
  return (
    <section className={heroFrame}>
      <div className="k:grid k:gap-5">
        <h1 className="k:font-heading k:text-display k:font-heading k:tracking-heading">
          {settings.index_title ?? intl.formatMessage(messages.title)}
        </h1>
        <p className="k:max-w-text k:text-lg k:text-muted">
          {settings.description ?? intl.formatMessage(messages.description)}
        </p>
        <div className="k:flex k:flex-wrap k:gap-3 k:pt-2">
          <Button size="lg" href={isMember ? "/members" : "/signup"}>
            {intl.formatMessage(isMember ? messages.enter : messages.start)}
          </Button>
          {guest === "looking" && (
            <Button size="lg" variant="outline" tone="neutral" href="/members">
              {intl.formatMessage(messages.look)}
            </Button>
          )}
        </div>
        <p className="k:text-sm k:text-muted">{intl.formatMessage(messages.facts, { min_age: settings.min_age })}</p>
      </div>
      <div aria-hidden className={heroPhotosFrame}>
        {photos}
      </div>
    </section>
  );
}
