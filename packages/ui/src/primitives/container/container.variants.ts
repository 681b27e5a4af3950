export const containerWidths = {
  page: "k:max-w-page",
  thread: "k:max-w-thread",
  text: "k:max-w-text",
  full: "",
} as const;
