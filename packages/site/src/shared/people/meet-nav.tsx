import { Button } from "@kindling/ui/button";
import { useIntl } from "react-intl";
import { useRouteMatch } from "../routing/route-context.ts";
import { messages } from "./meet-nav.messages.ts";

/** By the names of their routes. */
const pages = { members: messages.search, "match-finder": messages.matchFinder, "swipe-game": messages.swipeGame };

/** A member's ways to meet others, below the title of each; a visitor has one. */
export function MeetNav() {
  const intl = useIntl();
  const current = useRouteMatch()?.route.name;
  return (
    <nav aria-label={intl.formatMessage(messages.nav)}>
      <ul className="k:flex k:flex-wrap">
        {Object.entries(pages).map(([name, label]) => (
          <li key={name}>
            <Button
              href={`/${name}`}
              variant={name === current ? "soft" : "ghost"}
              tone="neutral"
              aria-current={name === current ? "page" : undefined}
            >
              {intl.formatMessage(label)}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
