import { calls } from "@kindling/domain/contract";
import { expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";

const site = await openSite();
const browser = await openBrowser();

const text = "I write </script><script>window.hit = true</script><!-- <script> and &lt;b&gt;\u2028 gladly.";

test("C-100 what a member says ends no script of the page: it is whole, on the server and in the browser", async () => {
  const ada = await openWindow(browser, site.origin, { width: 390 });
  const { user } = await signUpInWindow(site, ada, { name: "Ada" });
  await ada.context.request.put(calls.changeProfile.path, { data: { about: text } });
  await visit(ada.page, "/profile");
  expect(await ada.page.getByLabel("About me").inputValue()).toBe(text);

  const ben = await openWindow(browser, site.origin, { width: 390 });
  await signUpInWindow(site, ben, { name: "Ben" });
  const sent = { profile: user.id, text, request_key: crypto.randomUUID() };
  await ben.context.request.post(calls.sendMessage.path, { data: sent });
  for (const path of [`/members/${user.id}`, `/members/${user.id}/chat`]) {
    await visit(ben.page, path);
    expect(await ben.page.locator("#main").textContent()).toContain("</script><script>window.hit = true</script>");
    expect(await ben.page.evaluate(() => "hit" in window)).toBe(false);
  }
  expect([...ada.complaints, ...ben.complaints]).toEqual([]);
});
