/** A heading's element by its level. Constants, for React finds a name that was put together only letter by letter. */
export const headings = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;
