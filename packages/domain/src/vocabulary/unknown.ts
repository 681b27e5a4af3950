/** How a value is read that this version does not know. No back end answers it. */
export const unknown = "unknown";
