import { calls, type OwnProfile, type Profile } from "@kindling/domain/contract";
import { photoEdge, photoMaxBytes } from "@kindling/domain/rules";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "./support/people.ts";
import {
  drawPicture,
  heicPicture,
  imagesBy,
  keepPhotos,
  noPicture,
  plainPictures,
  uploadBy,
} from "./support/photos.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

type Member = Window & Person;

async function member(width: number, options: { javaScriptEnabled?: boolean } = {}): Promise<Member> {
  const window = await openWindow(browser, site.origin, { width, ...options });
  return { ...window, ...(await signUpInWindow(site, window, { name: "Ada" })) };
}

const section = (page: Page) => page.getByRole("region", { name: "My photos" });
const tiles = (page: Page) => section(page).locator("li[id^=photo-]");
const tile = (page: Page, place: number) => tiles(page).nth(place - 1);
const chooser = (page: Page) => section(page).locator("[type=file]");
const uploads = (page: Page) => page.getByRole("list", { name: "Photos on their way" }).getByRole("listitem");
const idsIn = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.id.slice("photo-".length)));

/** Every picture in the section has come. */
const allSeen = (page: Page) =>
  expect
    .poll(() =>
      section(page)
        .locator("li[id^=photo-] img")
        .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);

describe.each(widthsOf("photos"))("MEMBERS-05 one's own photos at %d px", (width) => {
  test("several are added at once, one of them is refused by its name, and the others are seen", async () => {
    const { page, context, complaints } = await member(width);
    await visit(page, "/profile");
    await section(page).getByText("0 of 3").waitFor();
    const [first, second] = [
      await drawPicture(page, "canal.jpg", { width: 900, height: 1200, hue: 200 }),
      await drawPicture(page, "sea.jpg", { width: 1200, height: 800, hue: 20 }),
    ];
    await chooser(page).setInputFiles([first, noPicture, second]);
    await section(page).getByText("2 of 3").waitFor();
    const refused = uploads(page).filter({ hasText: "letter.png" });
    await refused.getByRole("alert").filter({ hasText: "We can’t use this file" }).waitFor();
    expect(await refused.getByRole("button", { name: "Try again" }).count()).toBe(0);
    expect(await uploads(page).count()).toBe(1);
    await refused.getByRole("button", { name: "Leave it out" }).click();
    await allSeen(page);
    expect(await idsIn(page)).toEqual((await imagesBy(context.request)).map(({ id }) => id));
    expect(complaints).toEqual([]);
  });

  test("they are put in order, made the main one and deleted after a question, and others see them so", async () => {
    const { page, context, user } = await member(width);
    const before = (await keepPhotos(context.request, 3)).map(({ id }) => id);
    const [a, b, c] = before as [string, string, string];
    await visit(page, "/profile");
    await tile(page, 3).getByRole("button", { name: "Make this my main photo" }).click();
    await expect.poll(() => idsIn(page)).toEqual([c, a, b]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`photo-${c}`);
    await tile(page, 1).getByText("Main photo").waitFor();
    await tile(page, 2).getByRole("button", { name: "Move later" }).click();
    await expect.poll(() => idsIn(page)).toEqual([c, b, a]);
    expect(await tile(page, 3).getByRole("button", { name: "Move later" }).isDisabled()).toBe(true);

    const other = await signUpAside(site, browser, "Ben");
    const seen = await other.context.request.get(`${calls.getMember.path}?id=${user.id}`);
    const { profile } = (await seen.json()) as { profile: Profile };
    const images = await imagesBy(context.request);
    expect(profile.main_image?.filename).toBe(images[0]!.filename);
    expect(images.map(({ id }) => id)).toEqual([c, b, a]);

    await tile(page, 1).getByRole("button", { name: "Delete photo" }).click();
    await tile(page, 1).getByRole("button", { name: "Keep it" }).click();
    expect(await tiles(page).count()).toBe(3);
    await tile(page, 1).getByRole("button", { name: "Delete photo" }).click();
    await tile(page, 1).getByRole("button", { name: "Delete", exact: true }).click();
    await expect.poll(() => idsIn(page)).toEqual([b, a]);
    expect((await imagesBy(context.request)).map(({ id }) => id)).toEqual([b, a]);
    expect((await other.context.request.get(`/media/${images[0]!.filename}`)).status()).toBe(404);
  });

  test("a network that is cut is said, and the photo is sent again once", async () => {
    const { page, context } = await member(width);
    await visit(page, "/profile");
    await page.route("**/api/photo.php", (route) => route.abort("connectionreset"));
    await chooser(page).setInputFiles(plainPictures[0]!);
    const sent = uploads(page).filter({ hasText: "plain-1.webp" });
    await sent.getByRole("alert").filter({ hasText: "No connection" }).waitFor();
    await page.unroute("**/api/photo.php");
    // It arrives, and its answer is lost: the next one is the same photo.
    await page.route(
      "**/api/photo.php",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await sent.getByRole("button", { name: "Try again" }).click();
    await section(page).getByText("1 of 3").waitFor();
    expect(await imagesBy(context.request)).toHaveLength(1);
    expect(await uploads(page).count()).toBe(0);
  });

  test("an upload is cancelled, and those behind it come", async () => {
    const { page, context } = await member(width);
    await visit(page, "/profile");
    const { promise: held, resolve: reached } = Promise.withResolvers<void>();
    await page.route("**/api/photo.php", () => reached(), { times: 1 });
    await chooser(page).setInputFiles(plainPictures.slice(0, 2));
    await held;
    await uploads(page).filter({ hasText: "plain-2.webp" }).getByText("Waiting for its turn").waitFor();
    await uploads(page).filter({ hasText: "plain-1.webp" }).getByRole("button", { name: "Cancel upload" }).click();
    await section(page).getByText("1 of 3").waitFor();
    expect(await imagesBy(context.request)).toHaveLength(1);
    expect(await uploads(page).count()).toBe(0);
  });

  test("beyond the limit stands the way to Premium, which leads back", async () => {
    const { page, context } = await member(width);
    await keepPhotos(context.request, 2);
    await visit(page, "/profile");
    await chooser(page).setInputFiles(plainPictures.slice(0, 2));
    await section(page).getByText("3 of 3").waitFor();
    await uploads(page).getByRole("alert").filter({ hasText: "You can have 3 photos" }).waitFor();
    await section(page).getByText("With Premium you can have 25").waitFor();
    expect(await chooser(page).count()).toBe(0);
    await section(page).getByRole("link", { name: "Get Premium" }).click();
    await page.waitForURL("**/premium?next=%2Fprofile");
  });

  test("the part that others see is chosen", async () => {
    const { page, context } = await member(width);
    const [before] = (await uploadBy(context.request, await drawnWide(page))).images;
    await visit(page, "/profile");
    await tile(page, 1).getByRole("button", { name: "Crop photo" }).click();
    const dialog = page.getByRole("dialog", { name: "Crop photo" });
    const use = dialog.getByRole("button", { name: "Use this part" });
    await dialog.getByRole("slider", { name: "Zoom" }).waitFor();
    await expect.poll(() => use.isEnabled()).toBe(true);
    await use.click();
    await dialog.waitFor({ state: "detached" });
    const [after] = await imagesBy(context.request);
    expect([before!.width, before!.height]).toEqual([1200, 800]);
    expect(Math.abs(after!.width / after!.height - 4 / 5)).toBeLessThan(0.01);
    expect(after!.source).toBe(before!.source);
    await allSeen(page);
  });
});

const drawnWide = async (page: Page) => {
  await visit(page, "/profile");
  return drawPicture(page, "wide.jpg", { width: 1200, height: 800 });
};

describe.each(widthsOf("photos without script"))("MEMBERS-05 without script at %d px", (width) => {
  const open = async () => {
    const all = await member(width, { javaScriptEnabled: false });
    await all.page.goto("/profile");
    return all;
  };

  test("photos are added, moved and deleted by forms", async () => {
    const { page, context } = await open();
    await chooser(page).setInputFiles([...plainPictures]);
    expect(await chooser(page).isVisible()).toBe(true);
    await section(page).getByRole("button", { name: "Add photos", exact: true }).click();
    await page.getByText("Photos saved").first().waitFor();
    const before = await idsIn(page);
    expect(before).toHaveLength(3);
    await allSeenPlain(page);
    await tile(page, 2).getByRole("button", { name: "Move earlier" }).click();
    await page.waitForURL("**/profile#photos");
    expect(await idsIn(page)).toEqual([before[1], before[0], before[2]]);
    await tile(page, 3).getByRole("button", { name: "Delete photo" }).click();
    await tile(page, 3).getByRole("button", { name: "Keep it" }).click();
    expect(await tiles(page).count()).toBe(3);
    await tile(page, 3).getByRole("button", { name: "Delete photo" }).click();
    await tile(page, 3).getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("Photos saved").first().waitFor();
    expect(await imagesBy(context.request)).toHaveLength(2);
    expect(await page.getByRole("button", { name: "Crop photo" }).filter({ visible: true }).count()).toBe(0);
  });

  test("what is refused is said in place by its name, and what is not is kept", async () => {
    const { page, context } = await open();
    await chooser(page).setInputFiles([plainPictures[0]!, noPicture]);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await section(page).getByRole("button", { name: "Add photos", exact: true }).click();
    expect((await answered).status()).toBe(422);
    await section(page)
      .getByRole("alert")
      .filter({ hasText: "We can’t use this file" })
      .filter({ hasText: "letter.png" })
      .waitFor();
    expect(await page.title()).toContain("Error: ");
    expect(await imagesBy(context.request)).toHaveLength(1);
    await section(page).getByRole("button", { name: "Add photos", exact: true }).click();
    await section(page).getByText("Please fill this in").waitFor();
  });

  test("a file that is too large is refused on the page itself", async () => {
    const { page } = await open();
    // By its path: as many bytes take the browser's protocol longer than the browser.
    const folder = await mkdtemp(join(tmpdir(), "kindling-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const huge = join(folder, "huge.png");
    await writeFile(huge, Buffer.alloc(photoMaxBytes + 200_000));
    await chooser(page).setInputFiles(huge);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await section(page).getByRole("button", { name: "Add photos", exact: true }).click();
    expect((await answered).status()).toBe(422);
    await section(page).getByRole("alert").filter({ hasText: "This is too large to send" }).waitFor();
  });
});

/** Without script nobody can be asked from within the page. */
const allSeenPlain = async (page: Page) => {
  const names = await section(page)
    .locator("li[id^=photo-] img")
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  for (const name of names) expect((await page.request.get(name)).status()).toBe(200);
};

test("BEYOND-11 a huge photo is made smaller by the browser, upright, before it is sent", async () => {
  const { page } = await member(390);
  await visit(page, "/profile");
  const huge = await drawPicture(page, "huge.jpg", { width: 6000, height: 4500 });
  const sent = page.waitForRequest("**/api/photo.php");
  await chooser(page).setInputFiles(huge);
  const request = await sent;
  const answer = await request.response();
  const { image } = (await answer!.json()) as { image: OwnProfile["images"][number] };
  expect((await request.sizes()).requestBodySize).toBeLessThan(huge.buffer.length / 2);
  expect([image.width, image.height]).toEqual([photoEdge, 1536]);
});

test("BEYOND-11 a HEIC that the browser cannot open is refused before any of it is sent, and those beside it come", async () => {
  const { page, context } = await member(390);
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes(calls.uploadPhoto.path) && sent.push(request.url()));
  await visit(page, "/profile");
  await chooser(page).setInputFiles([heicPicture, plainPictures[0]!]);
  await section(page).getByText("1 of 3").waitFor();
  await uploads(page)
    .filter({ hasText: heicPicture.name })
    .getByRole("alert")
    .filter({ hasText: "We can’t read HEIC photos here" })
    .waitFor();
  expect([sent.length, await uploads(page).count()]).toEqual([1, 1]);
  expect(await imagesBy(context.request)).toHaveLength(1);
});

describe("MEMBERS-06 a member without a main photo is asked for one", () => {
  const reminder = (page: Page) => page.getByRole("region", { name: "Your profile has no photo yet" });

  test.each(["/", "/members", "/likes", "/chats", "/credits", "/members/1", "/lang-config"])("on %s", async (path) => {
    const { page } = await member(390);
    await page.goto(path);
    await reminder(page).waitFor();
    await visit(page, path);
    await reminder(page).getByRole("link", { name: "Add a photo" }).click();
    await page.waitForURL("**/profile#photos");
    expect(await reminder(page).count()).toBe(0);
  });

  test.each(["/profile", "/activate/done", "/premium", "/notifications"])("not on %s", async (path) => {
    const { page } = await member(390);
    await visit(page, path);
    expect(await reminder(page).count()).toBe(0);
  });

  test.each([
    ["/members/1", "Send a message"],
    ["/members/1", "Send a gift"],
    ["/match-finder", "Like"],
  ])("and on a phone's first screen of %s there is room for %s", async (path, action) => {
    const { page } = await member(390);
    await visit(page, path);
    await reminder(page).waitFor();
    const main = page.getByRole("main");
    const whole = await main
      .getByRole("link", { name: action })
      .or(main.getByRole("button", { name: new RegExp(`^${action}`) }))
      .first()
      .evaluate((node) => {
        const { left, width, bottom } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(left + width / 2, bottom - 2));
      });
    expect(whole).toBe(true);
  });

  test("no more once there is one, nor while the address is to be confirmed, nor of a visitor", async () => {
    const { page, context } = await member(390);
    await uploadBy(context.request, plainPictures[0]!);
    await visit(page, "/members");
    expect(await reminder(page).count()).toBe(0);
    const visitor = await openWindow(browser, site.origin, { width: 390 });
    await visit(visitor.page, "/members");
    expect(await reminder(visitor.page).count()).toBe(0);
    await signUpInWindow(site, visitor, { name: "Cleo", confirmed: false });
    await visit(visitor.page, "/members");
    await visitor.page.getByRole("region", { name: "Confirm your email address" }).waitFor();
    expect(await reminder(visitor.page).count()).toBe(0);
  });
});
