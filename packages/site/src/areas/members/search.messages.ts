import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  description: {};
  found: { count: number };
  foundMore: { count: number };
  most: { count: number };
  filters: {};
  ages: { min: number; max: number };
  within: { distance: number };
  newest: {};
  active: {};
  near: {};
  similar: {};
  emptyTitle: {};
  emptyText: {};
  emptyAction: {};
  beyondTitle: { page: number };
  beyondText: { pages: number };
  beyondAction: {};
  limitedTitle: {};
  limitedText: {};
  limitedAction: {};
  male: {};
  female: {};
  men: {};
  women: {};
}>({
  title: { id: "search.title", defaultMessage: "Search members" },
  description: { id: "search.description", defaultMessage: "Meet members near you: search by gender, age and place." },
  found: { id: "search.found", defaultMessage: "{count, plural, =0 {No one found} one {# member} other {# members}}" },
  most: {
    id: "search.most",
    defaultMessage: "These are the newest {count, number}. Narrow your search to find others.",
  },
  foundMore: {
    id: "search.found.more",
    defaultMessage: "{count, number}+ members",
    description: "A search found more members than are counted: 1,000+ members",
  },
  filters: { id: "search.filters", defaultMessage: "Filters" },
  ages: {
    id: "search.ages",
    defaultMessage: "Ages {min, number}–{max, number}",
    description: "A filter that is set, beside “Women” and a country",
  },
  within: { id: "search.within", defaultMessage: "Within {distance, number} km" },
  newest: { id: "search.sort.newest", defaultMessage: "New members" },
  active: { id: "search.sort.active", defaultMessage: "Recently online" },
  near: { id: "search.sort.near", defaultMessage: "Near me" },
  similar: { id: "search.similar", defaultMessage: "Close to what you’re looking for" },
  emptyTitle: { id: "search.empty.title", defaultMessage: "No one matches yet" },
  emptyText: { id: "search.empty.text", defaultMessage: "Try a wider age range or the whole country." },
  emptyAction: { id: "search.empty.action", defaultMessage: "Clear filters" },
  beyondTitle: { id: "search.beyond.title", defaultMessage: "There’s no page {page, number}" },
  beyondText: {
    id: "search.beyond.text",
    defaultMessage: "{pages, plural, one {There’s only # page of results.} other {There are only # pages of results.}}",
  },
  beyondAction: { id: "search.beyond.action", defaultMessage: "Go to the first page" },
  limitedTitle: { id: "search.limited.title", defaultMessage: "There are more members to meet" },
  limitedText: { id: "search.limited.text", defaultMessage: "Sign up for free to see everyone, like and write." },
  limitedAction: { id: "search.limited.action", defaultMessage: "Sign up for free" },
  male: { id: "gender.male", defaultMessage: "Man" },
  female: { id: "gender.female", defaultMessage: "Woman" },
  men: { id: "gender.men", defaultMessage: "Men" },
  women: { id: "gender.women", defaultMessage: "Women" },
});
