import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: { name: string; age: number };
  description: { name: string; site: string };
  loading: {};
  about: { name: string };
  interests: {};
  photos: {};
  facts: {};
  related: {};
  visitor: {};
  gift: {};
}>({
  title: { id: "profile.title", defaultMessage: "{name}, {age, number}" },
  description: {
    id: "profile.description",
    defaultMessage: "Get to know {name} on {site}: photos, interests and a few words.",
  },
  loading: { id: "profile.loading", defaultMessage: "Profile" },
  about: { id: "profile.about", defaultMessage: "About {name}" },
  interests: { id: "profile.interests", defaultMessage: "Interests" },
  photos: { id: "profile.photos", defaultMessage: "Photos" },
  facts: { id: "profile.facts", defaultMessage: "Details" },
  related: { id: "profile.related", defaultMessage: "You may also like" },
  visitor: { id: "profile.visitor", defaultMessage: "Sign up for free to like and write" },
  gift: { id: "profile.gift", defaultMessage: "Send a gift" },
});
