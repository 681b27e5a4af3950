import { Button } from "@kindling/ui/button";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { messages } from "./index.messages.ts";

/** Who stands at the front door: a member, or a visitor who may look around first, or may not. */
export type Guest = "member" | "looking" | "outside";

/** What the site is, and the way in. */
export function IndexHero({ guest, photos }: { guest: Guest; photos: ReactNode }) {
  const intl = useIntl();
  const { settings } = usePage();
  const isMember = guest === "member";
  return (
    <section className="mx-auto grid w-full max-w-page items-center gap-8 px-gutter py-8 lg:grid-cols-2 lg:gap-16 lg:py-20">
      <div className="grid gap-5">
        <h1 className="font-heading text-display font-heading tracking-heading">
          {settings.index_title ?? intl.formatMessage(messages.title)}
        </h1>
        <p className="max-w-text text-lg text-muted">
          {settings.description ?? intl.formatMessage(messages.description)}
        </p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Button size="lg" href={isMember ? "/members" : "/signup"}>
            {intl.formatMessage(isMember ? messages.enter : messages.start)}
          </Button>
          {guest === "looking" && (
            <Button size="lg" variant="outline" tone="neutral" href="/members">
              {intl.formatMessage(messages.look)}
            </Button>
          )}
        </div>
        <p className="text-sm text-muted">{intl.formatMessage(messages.facts, { min_age: settings.min_age })}</p>
      </div>
      <div aria-hidden className="grid grid-cols-3 gap-3 sm:gap-4">
        {photos}
      </div>
    </section>
  );
}

/** Where a photo of the hero stands: the middle column hangs lower. */
export const heroPhotoClass = (index: number): string =>
  index % 3 === 1 ? "translate-y-6 rounded-card" : "rounded-card";

/** How many photos the hero has. */
export const heroPhotos = 6;
