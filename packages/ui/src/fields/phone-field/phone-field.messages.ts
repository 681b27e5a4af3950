import { defineMessages } from "react-intl";

export const messages = defineMessages<{ country: {}; option: { country: string; dial: string } }>({
  country: {
    id: "phone-field.country",
    defaultMessage: "Country code",
    description: "Name of the list of countries before a phone number",
  },
  option: {
    id: "phone-field.option",
    defaultMessage: "{country} (+{dial})",
    description: "One country in that list: Netherlands (+31)",
  },
});
