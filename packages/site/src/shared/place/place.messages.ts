import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  use: {};
  active: { city: string };
  hint: {};
  abroad: {};
  denied: {};
  unavailable: {};
  timeout: {};
  unsupported: {};
  insecure: {};
  unknown: {};
  failed: {};
}>({
  use: { id: "place.use", defaultMessage: "Use my location" },
  active: { id: "place.active", defaultMessage: "You’re near {city}" },
  hint: { id: "place.hint", defaultMessage: "We look up the nearest city and keep nothing of where exactly you are." },
  abroad: { id: "place.abroad", defaultMessage: "We’re not in your country yet. Choose a place yourself." },
  denied: {
    id: "place.denied",
    defaultMessage: "Your browser doesn’t share your location. Allow it in the browser’s settings, then try again.",
  },
  unavailable: {
    id: "place.unavailable",
    defaultMessage: "Your device can’t tell where it is right now. Try again in a moment or choose a place yourself.",
  },
  timeout: {
    id: "place.timeout",
    defaultMessage: "Finding you took too long. Try again or choose a place yourself.",
  },
  unsupported: {
    id: "place.unsupported",
    defaultMessage: "This browser can’t share a location. Choose a place yourself.",
  },
  insecure: {
    id: "place.insecure",
    defaultMessage: "Browsers share a location with secure pages only. Choose a place yourself.",
  },
  unknown: { id: "place.unknown", defaultMessage: "We know no city near you. Choose a place yourself." },
  failed: {
    id: "place.failed",
    defaultMessage: "We couldn’t look up your city. Try again or choose a place yourself.",
  },
});
