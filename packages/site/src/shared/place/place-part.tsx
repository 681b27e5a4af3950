import { Button } from "@kindling/ui/button";
import { LocateFixed, MapPin } from "lucide-react";
import { useId } from "react";
import { useIntl } from "react-intl";
import type { Place } from "./locate.ts";
import { messages } from "./place.messages.ts";
import { usePlace } from "./use-place.ts";

export interface PlaceButtonProps {
  /** Takes over where somebody is. */
  readonly onPlace: (place: Place) => void;
}

/** The button that finds the city somebody is in, and says what came of it. */
export function Part({ onPlace }: PlaceButtonProps) {
  const intl = useIntl();
  const said = useId();
  const { state, onPress } = usePlace(onPlace);
  const active = state.kind === "active";
  return (
    <div data-slot="place" data-state={state.kind} className="k:grid k:gap-1">
      <Button
        variant={active ? "soft" : "outline"}
        tone={active ? "accent" : "neutral"}
        loading={state.kind === "asking"}
        aria-describedby={said}
        onClick={onPress}
      >
        {active ? <LocateFixed aria-hidden /> : <MapPin aria-hidden />}
        {active && state.place.city
          ? intl.formatMessage(messages.active, { city: state.place.city })
          : intl.formatMessage(messages.use)}
      </Button>
      <output id={said} className={state.kind === "error" ? "k:text-sm k:text-critical" : "k:text-sm k:text-muted"}>
        {intl.formatMessage(messages[state.kind === "error" ? state.why : "hint"])}
      </output>
    </div>
  );
}
