import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite({ settings: { signup_credits: 50 } });
const browser = await openBrowser();

type Member = Window & Person;

async function member(name: string, width: number): Promise<Member> {
  const window = await openWindow(browser, site.origin, { width });
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

const chat = ({ user }: Member) => `/members/${user.id}/chat`;

async function send({ page }: Member, text: string): Promise<void> {
  await page.getByRole("textbox").fill(text);
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/message.php") && answer.ok());
  await page.getByRole("button", { name: /^Send/ }).click();
  await sent;
  await page.getByRole("article").filter({ hasText: text }).waitFor();
}

describe.each(widthsOf("trust"))("at %d px", (width) => {
  test("BEYOND-29 a first mention of money is answered by a calm word to both, and ways out wait for an answer", async () => {
    const [ada, ben] = [await member("Ada", width), await member("Ben", width)];
    await visit(ada.page, chat(ben));
    await send(ada, "Could you send me money? Ring 070 123 45 67");
    await send(ada, "By PayPal, please");
    const calm = /Please don’t send money to anyone you haven’t met/;
    await ada.page.getByText(calm).waitFor();
    await visit(ben.page, chat(ada));
    await ben.page.getByRole("article").filter({ hasText: "Ring •••" }).waitFor();
    expect(await ben.page.content()).not.toContain("070 123");
    expect(await ben.page.getByText(calm).count()).toBe(1);
    await send(ben, "Who are you?");
    await ben.page.getByRole("article").filter({ hasText: "Ring 070 123 45 67" }).waitFor();
    await ben.page.getByRole("complementary").getByRole("link", { name: "Block or report" }).click();
    await ben.page.waitForURL(`**/members/${ada.user.id}/safety`);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  test("MEMBERS-09 who turns private is met by those alone whom they have liked or written to", async () => {
    const [ada, ben] = [await member("Ada", width), await member("Ben", width)];
    await visit(ben.page, chat(ada));
    await send(ben, "Hello Ada");
    await visit(ada.page, "/notifications");
    await ada.page.getByText("Privacy mode").click();
    await ada.page.getByRole("button", { name: "Save visibility" }).click();
    await ada.page.getByText("Saved", { exact: true }).first().waitFor();
    await visit(ada.page, "/notifications");
    expect(await ada.page.getByRole("radio", { name: /Privacy mode/ }).isChecked()).toBe(true);

    await visit(ben.page, chat(ada));
    await ben.page.getByText("Ada only hears from members").waitFor();
    expect(await ben.page.getByRole("textbox").count()).toBe(0);
    await ben.page.getByRole("link", { name: "Meet other members" }).click();
    await ben.page.waitForURL("**/members");
    expect((await ben.page.goto(`/members/${ada.user.id}`))?.status()).toBe(404);

    await visit(ada.page, chat(ben));
    await send(ada, "Hello Ben");
    expect((await ben.page.goto(`/members/${ada.user.id}`))?.status()).toBe(200);
    await visit(ben.page, chat(ada));
    await send(ben, "There you are");
  });
});
