import { Button } from "@kindling/ui/button";
import { useIntl } from "react-intl";
import { useRouteMatch } from "../routing/route-context.ts";
import { useUser } from "../user/use-user.ts";
import { messages } from "./meet-nav.messages.ts";

const pages = [
  { name: "members", href: "/members", label: messages.search },
  { name: "match-finder", href: "/match-finder", label: messages.matchFinder },
  { name: "swipe-game", href: "/swipe-game", label: messages.swipeGame },
] as const;

/** A member's ways to meet others, below the title of each; a visitor has one. */
export function MeetNav({ className = "" }: { className?: string }) {
  const intl = useIntl();
  const current = useRouteMatch()?.route.name;
  if (!useUser()) return null;
  return (
    <nav aria-label={intl.formatMessage(messages.nav)} className={className}>
      <ul className="k:flex k:gap-1 k:overflow-x-auto k:overflow-y-hidden">
        {pages.map(({ name, href, label }) => (
          <li key={name}>
            <Button
              href={href}
              variant={name === current ? "soft" : "ghost"}
              tone="neutral"
              aria-current={name === current ? "page" : undefined}
              className="k:whitespace-nowrap k:focus-visible:-outline-offset-2"
            >
              {intl.formatMessage(label)}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
