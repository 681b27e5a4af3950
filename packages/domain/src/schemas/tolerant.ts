import * as z from "zod/mini";
import { unknown } from "../vocabulary/unknown.ts";

/**
 * One of the values that this version knows. A back end of tomorrow may answer others: they are read as `unknown`, and
 * nothing else of the answer is lost (BEYOND-37).
 */
export const known = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.catch(z.enum([...values, unknown] as [...Values, typeof unknown]), unknown as never);

/** The kind of an item whose kind this version does not know. */
export const unknownKind = z.catch(z.literal(unknown), unknown);
