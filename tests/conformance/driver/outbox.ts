import { NotAvailable } from "./broken.ts";
import { until } from "./until.ts";
import type { Visitor } from "./visitor.ts";

interface Mail {
  readonly to: string;
  readonly links: readonly string[];
}

/** What a demo would have mailed to an address. */
async function mailsTo(visitor: Visitor, email: string): Promise<Mail[]> {
  const { status, json } = await visitor.request("/dev/outbox.json");
  if (status !== 200 || !Array.isArray(json))
    throw new NotAvailable("no mail can be read: there is no /dev/outbox.json");
  return (json as Mail[]).filter(({ to }) => to === email);
}

const tokenOf = ({ links }: Mail): string | undefined =>
  links.flatMap((link) => new URL(link).searchParams.get("token") ?? [])[0];

/** The tokens of the links that were mailed to an address, the latest first, once there are so many. */
export const mailedTokens = (visitor: Visitor, email: string, count = 1): Promise<string[] | undefined> =>
  until(async () => {
    const tokens = (await mailsTo(visitor, email)).flatMap((mail) => tokenOf(mail) ?? []);
    return tokens.length >= count ? tokens : undefined;
  });
