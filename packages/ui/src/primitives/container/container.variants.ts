export const containerWidths = {
  page: "max-w-page",
  thread: "max-w-thread",
  text: "max-w-text",
  full: "",
} as const;
