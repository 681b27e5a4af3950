import { randomUUID } from "node:crypto";
import { type Call, calls } from "@kindling/domain/contract";
import { pollInterval } from "@kindling/domain/rules";
import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpInWindow } from "./support/people.ts";
import { widths } from "./support/widths.ts";

const site = await openSite({ settings: { signup_credits: 50 } });
const browser = await openBrowser();

type Member = Window & Person;
type Options = Partial<Parameters<typeof openWindow>[2]>;

async function member(name: string, options: Options = {}): Promise<Member> {
  const window = await openWindow(browser, site.origin, { width: 390, ...options });
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

/** A call as somebody makes it past every page: its status and all that comes back. */
async function ask({ context }: Member, call: Call, { query = {}, body }: { query?: object; body?: object }) {
  const url = `${call.path}?${new URLSearchParams(query as Record<string, string>)}`;
  const answer = await context.request.fetch(url, { method: call.method, ...(body && { data: body }) });
  return { status: answer.status(), text: await answer.text() };
}

const letter = (profile: string) => ({ profile, text: "Hello", request_key: randomUUID() });

/** Every call by which one of two could come to the other: those that are refused, and lists that may not show them. */
async function reachOf(from: Member, to: Member) {
  const profile = to.user.id;
  const refused = [
    await ask(from, calls.getMember, { query: { id: profile } }),
    await ask(from, calls.getMessages, { query: { profile } }),
    await ask(from, calls.sendMessage, { body: letter(profile) }),
    await ask(from, calls.like, { body: { profile } }),
  ];
  const lists = [
    await ask(from, calls.searchMembers, { query: { min_age: "18", max_age: "99" } }),
    await ask(from, calls.getLikes, {}),
    await ask(from, calls.getChats, {}),
  ];
  return {
    codes: refused.map(({ text }) => (JSON.parse(text) as { error?: { code: string } }).error?.code ?? "ok"),
    listed: lists.filter(({ text }) => text.includes(`"id":"${profile}"`)).length,
  };
}

const all = (code: string) => [code, code, code, code];

describe.each(widths)("MEMBERS-08 MEMBERS-03 C-077 a block at %d px", (width) => {
  test("Ada reports and blocks Ben, who is refused everywhere, and finds him in her settings again", async () => {
    const [ada, ben] = [await member("Ada", { width }), await member("Ben", { width })];
    await ask(ada, calls.sendMessage, { body: letter(ben.user.id) });
    await ask(ben, calls.like, { body: { profile: ada.user.id } });
    expect((await reachOf(ben, ada)).listed).toBe(3);
    await visit(ben.page, `/members/${ada.user.id}/chat`);

    const { page } = ada;
    await visit(page, `/members/${ben.user.id}/chat`);
    await page.getByRole("link", { name: "Block or report" }).click();
    await page.getByRole("radio", { name: "Insults, threats or pressure" }).check();
    await page.getByRole("textbox", { name: "Tell us more" }).fill("He would not stop.");
    await page.getByRole("button", { name: "Send report" }).press("Enter");
    await page.getByText(/Your report is number \d+/).waitFor();
    expect(await page.evaluate(() => document.activeElement?.role)).toBe("status");

    await page.getByRole("button", { name: "Block Ben" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "You’ve blocked" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Unblock");
    expect(await reachOf(ben, ada)).toEqual({ codes: all("blocked"), listed: 0 });
    expect(await reachOf(ada, ben)).toEqual({ codes: all("blocked_by_you"), listed: 0 });

    const shut = await ben.page.goto(`/members/${ada.user.id}`);
    expect(shut!.status()).toBe(403);
    await ben.page.getByRole("heading", { level: 1, name: "You’re blocked by" }).waitFor();
    expect(await ben.page.getByRole("button", { name: "Unblock" }).count()).toBe(0);

    await visit(page, "/notifications");
    const unblock = page.getByRole("listitem").filter({ hasText: "Ben" }).getByRole("button", { name: "Unblock" });
    await unblock.press("Enter");
    await page.getByText("You haven’t blocked anyone.").waitFor();
    expect(await reachOf(ben, ada)).toEqual({ codes: all("ok"), listed: 3 });
    await visit(page, `/members/${ben.user.id}`);
    await page.getByRole("heading", { level: 1, name: "Ben" }).waitFor();
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  test("from the profile, and taken back on the page that it has closed", async () => {
    const [ada, ben] = [await member("Ada", { width }), await member("Ben", { width })];
    const { page } = ada;
    await visit(page, `/members/${ben.user.id}`);
    await page.getByRole("heading", { name: "Block or report" }).click();
    await page.getByRole("button", { name: "Block Ben" }).click();
    for (const path of [`/members/${ben.user.id}`, `/members/${ben.user.id}/chat`, `/members/${ben.user.id}/safety`]) {
      await page.getByRole("button", { name: "Unblock" }).click();
      await page.getByRole("heading", { level: 1, name: /Ben|Block or report/ }).waitFor();
      await ask(ada, calls.block, { body: { profile: ben.user.id } });
      await visit(page, path);
    }
    expect(ada.complaints).toEqual([]);
  });
});

test("MEMBERS-08 a page that is open learns of a block with the next refresh: of the blocked, and in the blocker's other tab", async () => {
  const [ada, ben] = [await member("Ada"), await member("Ben")];
  await ask(ada, calls.sendMessage, { body: letter(ben.user.id) });
  for (const { page } of [ada, ben]) await page.clock.install();
  await visit(ben.page, `/members/${ada.user.id}/chat`);
  await visit(ada.page, `/members/${ben.user.id}`);
  await ask(ada, calls.block, { body: { profile: ben.user.id } });
  for (const { page } of [ada, ben]) await page.clock.runFor(2 * pollInterval);
  await ben.page.getByRole("heading", { level: 1, name: "You’re blocked by" }).waitFor();
  expect(await ben.page.getByRole("article").count()).toBe(0);
  await ada.page.getByRole("heading", { level: 1, name: "You’ve blocked" }).waitFor();
});

test("MEMBERS-03 a block and a report that fail say so in place, and what was written stays", async () => {
  const [ada, ben] = [await member("Ada"), await member("Ben")];
  const { page } = ada;
  await visit(page, `/members/${ben.user.id}/safety`);
  await page.route(/\/api\/(block|report)\.php/, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByRole("radio", { name: "Something else" }).check();
  await page.getByRole("textbox", { name: "Tell us more" }).fill("It was odd.");
  await page.getByRole("button", { name: "Send report" }).click();
  const alerts = page.getByRole("alert").filter({ hasText: "An error occurred" });
  await alerts.first().waitFor({ timeout: 30_000 });
  expect(await page.getByRole("textbox", { name: "Tell us more" }).inputValue()).toBe("It was odd.");
  await page.getByRole("button", { name: "Block Ben" }).click();
  await expect.poll(() => alerts.count(), { timeout: 30_000 }).toBe(2);
});

test("MEMBERS-08 without script the blocked's page, the settings and the report do the same", async () => {
  const [ada, ben] = [await member("Ada", { javaScriptEnabled: false }), await member("Ben")];
  const { page } = ada;
  await page.goto(`/members/${ben.user.id}`);
  await page.getByRole("heading", { name: "Block or report" }).click();
  await page.getByRole("button", { name: "Block Ben" }).click();
  await page.getByRole("heading", { level: 1, name: "You’ve blocked" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/members/${ben.user.id}`);
  expect((await reachOf(ben, ada)).codes).toEqual(all("blocked"));
  await page.goto("/notifications");
  await page.getByRole("listitem").filter({ hasText: "Ben" }).getByRole("button", { name: "Unblock" }).click();
  await page.getByText("You haven’t blocked anyone.").waitFor();
  expect((await reachOf(ben, ada)).codes).toEqual(all("ok"));
});
