/** An id is a positive whole number, written in digits: small enough for a JavaScript number. */
export const idPattern = /^[1-9]\d{0,14}$/;
export const isId = (value: string): boolean => idPattern.test(value);

/** Where a page of a list begins: made by an answer, handed back by whoever asks on. */
export const cursorPattern = /^\d{1,15}_\d{1,15}$/;
export const isCursor = (value: string): boolean => cursorPattern.test(value);
