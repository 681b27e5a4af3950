import type { Person } from "../../e2e/support/people.ts";
import type { TestSite } from "../../e2e/support/site.ts";
import { enter, logIn } from "./log-in.ts";
import type { Page } from "./page.ts";

/** Walks a site as a member whose browser has never seen it, from the front door to the log-out. */
export async function walkRoad(page: Page, { site }: TestSite, person: Person) {
  const sideways: string[] = [];
  const checkWidth = async () => {
    const over = await page.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) sideways.push(`${await page.path()} by ${over} px`);
  };
  const visit = async (path: string) => {
    await page.visit(path);
    await checkWidth();
  };

  await enter(page);
  await checkWidth();
  await logIn(page, person);
  await checkWidth();

  await visit("/members?gender=&country=&region=&min_age=18&max_age=99");
  await page.press({ css: "main article a" });
  await page.at(/^\/members\/\d+/);
  await checkWidth();
  const profile = await page.path();
  await page.press({ role: "button", name: /^Like/ });
  await page.seen({ role: "button", name: /^Unlike/ });

  await visit(`${profile}/chat`);
  await page.write({ role: "textbox" }, "Hello from the road");
  await page.press({ role: "button", name: /^Send/ });
  await page.seen({ css: "article[data-state=sent]" });

  const bundle = site.bundles.find(({ popular }) => popular)!;
  await visit("/premium");
  await page.press({ role: "link", name: new RegExp(`^Buy ${bundle.credits} credits`) });
  await page.at(new RegExp(`^/credits/${bundle.id}`));
  await checkWidth();
  await page.press({ role: "button", name: /^Pay/ });
  await page.press({ role: "button", name: "Pay" });
  await page.at(/^\/transactions\//);
  await page.seen({ text: new RegExp(`${bundle.credits} credits added`) });
  await visit("/credits");
  const left = site.settings.signup_credits - site.settings.message_credits + bundle.credits;
  await page.seen({ text: `${left.toLocaleString("en")} credits` });

  await page.press({ role: "button", name: /English/ });
  await page.press({ css: "[role^=menuitem][lang=fr]" });
  await page.seen({ css: "html[lang=fr]" });
  await visit("/members");
  await page.press({ role: "button", name: /Français/ });
  await page.press({ css: "[role^=menuitem][lang=en]" });
  await page.seen({ css: "html[lang=en]" });

  await page.press({ role: "button", name: `${person.user.profile.name}’s account` });
  await page.press({ role: "menuitem", name: "Log out" });
  await page.seen({ role: "link", name: "Log in" });
  return { width: await page.run(() => innerWidth), sideways };
}
