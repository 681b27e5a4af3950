import { eq } from "drizzle-orm";
import type { Account, Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import { members } from "../database/schema/index.ts";
import type { TemplateName } from "../mail/templates.ts";
import { createLink, type NewLink } from "./action-links.ts";

interface MailedLink extends Omit<NewLink, "accountId"> {
  /** Whose link it is, and the address that it goes to; the name is looked up where it is not at hand. */
  readonly to: Pick<Account, "id" | "email" | "language"> & { readonly name?: string };
  /** The page that the link opens. */
  readonly path: string;
  readonly template: TemplateName;
  /** What the mail says besides. */
  readonly words?: Readonly<Record<string, string | number>>;
}

/** Makes a link that acts, and mails it: both stand if and only if the transaction does. */
export async function mailLink(
  tx: Database,
  { site, mailer }: Pick<Context, "site" | "mailer">,
  { to, path, template, words, ...link }: MailedLink,
): Promise<void> {
  const { id, email, language, name = await nameOf(tx, id) } = to;
  const address = await createLink(tx, site, path, { ...link, accountId: id });
  await mailer.send(tx, { to: email, locale: language, site, template, facts: { ...words, name, link: address } });
}

async function nameOf(tx: Database, id: number): Promise<string> {
  const [member] = await tx.select({ name: members.name }).from(members).where(eq(members.id, id));
  return member!.name;
}
