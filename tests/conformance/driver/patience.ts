/** How long a back end may take for what it does by and by, in milliseconds; what answers in this process needs less. */
export const patience = { of: 10_000 };
