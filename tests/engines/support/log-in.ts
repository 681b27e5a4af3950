import type { Person } from "../../e2e/support/people.ts";
import type { Page } from "./page.ts";

/** Comes as a visitor whom the site has never seen, and logs in. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.press({ role: "link", name: "Log in" });
  await page.at(/^\/login/);
  await page.write({ label: /^Email address/ }, email);
  await page.write({ css: "[name=password]" }, password);
  await page.press({ css: "form button[type=submit]" });
  await page.at(/^\/members/);
}

/** Opens the front door and passes the entry warning. */
export async function enter(page: Page): Promise<void> {
  await page.visit("/");
  await page.press({ role: "button", name: /or older$/ });
  await page.gone({ role: "dialog" });
}
