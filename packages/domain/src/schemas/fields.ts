import * as z from "zod/mini";
import { listPage } from "../constants.ts";
import { cursorPattern, idPattern, localeCodes } from "../vocabulary/index.ts";

export const id = z.string().check(z.regex(idPattern));

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime().check(z.maxLength(30));
/** A calendar day, `YYYY-MM-DD`, without a zone. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const locale = z.enum(localeCodes);
/** ISO 3166-1 alpha-2. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));
/** ISO 3166-2, as in `NL-UT`. */
export const region = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/));
/** A key that the caller makes once for one intention and sends again with each repetition of it. */
export const requestKey = z.uuid();
export const count = z.int().check(z.gte(0));
/** A whole number of the currency's smallest unit, with its ISO 4217 code. */
export const money = z.object({ amount_minor: count, currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });

/** A whole number in a query, where everything is text. */
export const queryInt = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]), z.transform(Number));

/** Where a page of a list ends, as the answer that ended there gave it; whoever asks on hands it back as it is. */
export const cursor = z.string().check(z.regex(cursorPattern));

/** A page of a list: of how many at most, after which cursor. A page of none is a question for the counts alone. */
export const pageQuery = { limit: z.optional(queryInt.check(z.lte(listPage))), before: z.optional(cursor) };

export const ok = z.object({ ok: z.literal(true) });
