import { isKeepable } from "@kindling/domain/rules";
import { schemas } from "@kindling/domain/schemas";

/** Whether the settings call takes a parameter of a page's address; such addresses hold whatever anybody writes. */
const isTaken = ([name, value]: [string, string]): boolean =>
  isKeepable(value) && schemas.getSettings.query.safeParse({ [name]: value }).success;

/** What the settings are asked by: the page's own query, with the domain forced to the one that was asked. */
export const settingsQuery = (search: URLSearchParams, domain: string) => ({
  ...Object.fromEntries([...search].filter(isTaken)),
  domain,
});
