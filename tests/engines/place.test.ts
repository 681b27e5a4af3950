import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import { createTestClient, type TestClient } from "@kindling/server/testing";
import { describe, expect, test, vi } from "vitest";
import { fetchLocal } from "../e2e/support/local-fetch.ts";
import type { Person } from "../e2e/support/people.ts";
import { keys } from "./support/engine.ts";
import { enter, logIn } from "./support/log-in.ts";
import { engines, openPage, signUp, site, widths } from "./support/open.ts";
import { holdOlder, olderAsked, readPlace, scrollThread, watchPlace } from "./support/thread.ts";

async function clientOf({ email, password }: Person): Promise<TestClient> {
  const client = createTestClient({ fetch: fetchLocal }, site.origin);
  await client.call(calls.logIn, { body: { email, password } });
  return client;
}

/** Two who have written that much to each other, at different lengths. */
async function twoWithMessages(count: number): Promise<[Person, Person]> {
  const two = [await signUp("Ada"), await signUp("Ben")] as const;
  const clients = await Promise.all(two.map(clientOf));
  for (let index = 0; index < count; index += 1) {
    const text = `Message ${index}. ${"Tell me more about it. ".repeat((index * 7) % 11)}`;
    const profile = two[(index + 1) % 2]!.user.id;
    await clients[index % 2]!.call(calls.sendMessage, { body: { profile, text, request_key: randomUUID() } });
  }
  return [...two];
}

const [ada, ben] = await twoWithMessages(200);
/** What stands in the photos. */
const { profile: pictured } = await (await clientOf(ada)).call(calls.getMember, { query: { id: "1" } });

describe.each(engines)("$name keeps the place", (engine) => {
  test.each(widths)(
    "C-061 of who reads while older messages and photos come, one request a page, at %d px",
    async (width) => {
      const page = await openPage(engine, width);
      await enter(page);
      await logIn(page, ada);
      await page.visit(`/members/${ben.user.id}/chat`);
      await page.seen({ css: "[data-slot=message-thread-viewport] article" });
      await page.run(holdOlder, pictured.images[0]!);
      for (const pages of [1, 2, 3]) {
        // Rows above are made as one comes near.
        await vi.waitFor(
          async () => {
            await page.run(scrollThread, -1_000_000);
            expect(await page.run(olderAsked)).toBe(pages);
          },
          { timeout: 10_000 },
        );
        for (const by of [30, -20]) {
          await page.run(scrollThread, by);
          await page.still({ css: "[data-slot=message-thread-viewport] article" });
        }
        await page.run(watchPlace);
        const moved = await vi.waitFor(
          async () => {
            const read = await page.run(readPlace);
            expect(read.frames).toBeGreaterThan(10);
            return read.moved;
          },
          { timeout: 10_000 },
        );
        expect(moved).toBeLessThan(2);
      }
      await page.seen({ css: "[data-slot=message-photo]" });
      expect(await page.run(olderAsked)).toBe(3);
    },
  );

  test.each(widths)("C-147 of a page behind a dialog, at %d px", async (width) => {
    const [cas, dan] = [await signUp("Cas"), await signUp("Dan")];
    await (await clientOf(dan)).call(calls.like, { body: { profile: cas.user.id } });
    const page = await openPage(engine, width);
    await enter(page);
    await logIn(page, cas);
    await page.visit(`/members/${dan.user.id}`);
    await page.run(() => {
      const style = document.createElement("style");
      style.textContent = "main::after { content: ''; display: block; height: 3000px }";
      document.head.append(style);
      const hearts = [...document.querySelectorAll<HTMLElement>("main button[data-state=not-liked]")];
      hearts.find((heart) => heart.checkVisibility())!.focus();
      scrollTo(0, 1_500);
    });
    await page.key(keys.enter);
    await page.seen({ text: "It’s a match!" });
    await page.key(keys.escape);
    await page.gone({ role: "dialog" });
    expect(await page.run(() => Math.round(scrollY))).toBe(1_500);
    expect(await page.run(() => document.activeElement?.tagName)).toBe("BUTTON");
  });
});
