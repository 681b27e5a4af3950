import { Card } from "@kindling/ui/card";
import { Link } from "@kindling/ui/link";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { type SecurityPart, securityTitles } from "./security-parts.ts";
import { messages } from "./security.messages.ts";

interface SecurityViewProps {
  readonly part: SecurityPart;
  readonly children: ReactNode;
}

/** One thing about how the member gets in, and the way back to the settings. */
export function SecurityView({ part, children }: SecurityViewProps) {
  const intl = useIntl();
  return (
    <div className={screenFrame("form")}>
      <header className="k:grid k:justify-items-start k:gap-2">
        <Link href="/notifications" variant="quiet" className="k:inline-flex k:min-h-11 k:items-center k:gap-1">
          <ChevronLeft aria-hidden className="k:size-5 k:rtl:rotate-180" />
          {intl.formatMessage(messages.back)}
        </Link>
        <ScreenTitle>{intl.formatMessage(securityTitles[part])}</ScreenTitle>
      </header>
      <Card>{children}</Card>
    </div>
  );
}
