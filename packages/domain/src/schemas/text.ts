import * as z from "zod/mini";
import { fitsText, limitsOf, normalizeText } from "../text/index.ts";

/** UTF-16 units that a text may have beside what counts of it: blanks around it and line breaks of two units. */
const slack = 4_000;

/** What a person writes: at most so many characters as a person counts them, and what that is in code points and bytes. */
export function text(graphemes: number) {
  const limits = limitsOf(graphemes);
  const schema = z.string().check((context) => {
    const { value } = context;
    if (value.length <= limits.points * 2 + slack && fitsText(normalizeText(value), limits)) return;
    context.issues.push({ code: "too_big", origin: "string", maximum: graphemes, input: value });
  });
  const { points, bytes } = limits;
  return schema.register(z.globalRegistry, {
    maxLength: points,
    description: `At most ${graphemes} characters as a person counts them, ${points} code points and ${bytes} bytes.`,
  });
}

/** What a program writes: a name, a token, a code of at most so many characters. */
export const word = (max: number) => z.string().check(z.maxLength(max));
