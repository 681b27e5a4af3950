import { Card } from "@kindling/ui/card";
import { ChevronRight } from "lucide-react";
import { useIntl } from "react-intl";
import { securityParts, securityPath, securityTitles } from "./security-parts.ts";
import { messages } from "./security.messages.ts";

/** How the member gets in, and who is in: the way to each page of it. */
export function SecurityCard() {
  const intl = useIntl();
  return (
    <Card className="k:grid k:gap-1">
      <h2 className="k:font-heading k:text-xl k:tracking-heading">{intl.formatMessage(messages.title)}</h2>
      <ul className="k:divide-y-thin k:divide-default">
        {securityParts.map((part) => (
          <li key={part}>
            <a
              href={securityPath(part)}
              className="k:flex k:min-h-control-lg k:items-center k:justify-between k:gap-4 k:rounded-control k:py-2 k:hover:text-accent"
            >
              {intl.formatMessage(securityTitles[part])}
              <ChevronRight aria-hidden className="k:size-5 k:shrink-0 k:text-muted k:rtl:rotate-180" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
