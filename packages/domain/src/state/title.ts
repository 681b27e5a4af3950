/** A page title with the number of what is new in front, none at 0; `title` is the bare one, so prefixes never stack. */
export const countedTitle = (title: string, count: number): string => (count > 0 ? `(${count}) ${title}` : title);
