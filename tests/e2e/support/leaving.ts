import type { BrowserContext } from "playwright-core";
import { expect } from "vitest";
import type { Person } from "./people.ts";
import type { TestSite } from "./site.ts";

/** Deletes the account of whoever is logged in. */
export async function leaveBy({ request }: BrowserContext, { password }: Pick<Person, "password">): Promise<void> {
  const answer = await request.delete("/api/user.php", { data: { password } });
  expect(answer.status()).toBe(200);
}

/** The path that the latest mail of somebody who has left leads to, once it is another one than before. */
export async function restorePath(site: TestSite, email: string, before = ""): Promise<string> {
  const path = async () => {
    const { pathname, search } = new URL(await site.mailLink(email, "/account-deleted"));
    return pathname + search;
  };
  await expect.poll(path).not.toBe(before);
  return path();
}
