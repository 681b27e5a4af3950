import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  label: {};
  page: { page: number };
  previous: {};
  next: {};
  position: { page: number; count: number };
}>({
  label: {
    id: "pagination.label",
    defaultMessage: "Pages",
    description: "Name of the navigation through the pages of a list",
  },
  page: {
    id: "pagination.page",
    defaultMessage: "Page {page, number}",
    description: "Name of the link to one page of a list",
  },
  previous: { id: "pagination.previous", defaultMessage: "Previous", description: "Link to the page before" },
  next: { id: "pagination.next", defaultMessage: "Next", description: "Link to the page after" },
  position: {
    id: "pagination.position",
    defaultMessage: "Page {page, number} of {count, number}",
    description: "Between the links to the previous and next page on a phone",
  },
});
