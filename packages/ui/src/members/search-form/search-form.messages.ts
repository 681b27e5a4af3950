import { defineMessages } from "react-intl";

export const messages = defineMessages({
  label: {
    id: "search-form.label",
    defaultMessage: "Search members",
    description: "Name of the search form",
  },
  gender: { id: "search-form.gender", defaultMessage: "Looking for" },
  anyGender: { id: "search-form.any-gender", defaultMessage: "Everyone" },
  country: { id: "search-form.country", defaultMessage: "Country" },
  anyCountry: { id: "search-form.any-country", defaultMessage: "Any country" },
  region: { id: "search-form.region", defaultMessage: "Region" },
  anyRegion: { id: "search-form.any-region", defaultMessage: "Any region" },
  radius: { id: "search-form.radius", defaultMessage: "Distance" },
  anyRadius: { id: "search-form.any-radius", defaultMessage: "Any distance" },
  sort: { id: "search-form.sort", defaultMessage: "Show first" },
  age: { id: "search-form.age", defaultMessage: "Age" },
  submit: { id: "search-form.submit", defaultMessage: "Search" },
  reset: { id: "search-form.reset", defaultMessage: "Reset" },
});
