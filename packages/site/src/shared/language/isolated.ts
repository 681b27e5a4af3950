/** A name inside a sentence, so set apart that one of another writing direction turns nothing around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
