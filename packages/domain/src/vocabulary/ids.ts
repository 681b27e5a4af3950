/** An id is a positive whole number, written in digits: small enough for a JavaScript number. */
export const idPattern = /^[1-9]\d{0,14}$/;
export const isId = (value: string): boolean => idPattern.test(value);
