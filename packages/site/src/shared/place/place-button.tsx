import { Button } from "@kindling/ui/button";
import { type ComponentProps, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { late } from "../routing/late-component.tsx";
import { lazyPart } from "../routing/lazy-part.ts";
import { messages } from "./place.messages.ts";

/** As much room as the button takes, so that nothing moves away under a finger when its code comes; none without script. */
function Room() {
  const intl = useIntl();
  return (
    <div aria-hidden inert className="k:invisible k:grid k:gap-1 k:noscript:hidden">
      <Button variant="outline" tone="neutral">
        {intl.formatMessage(messages.use)}
      </Button>
      <span className="k:text-sm">{intl.formatMessage(messages.hint)}</span>
    </div>
  );
}

const Part = late(
  lazyPart("shared/place/place-part.tsx", () => import("./place-part.tsx")),
  Room,
);
const never = () => () => {};

/** The button that fills in where somebody is: only where there is script, whose code comes after the page. */
export function PlaceButton(props: ComponentProps<typeof Part>) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return scripted ? <Part {...props} /> : <Room />;
}
