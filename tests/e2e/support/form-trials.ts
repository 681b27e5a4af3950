import type { Chats, SwipeGame, User } from "@kindling/domain/contract";
import { expect } from "vitest";
import { accessTrials } from "./access-trials.ts";
import type { FormTrial, Trial } from "./form-trial.ts";
import { leaveBy, restorePath } from "./leaving.ts";
import { signUpAside, signUpInWindow } from "./people.ts";
import { imagesBy, keepPhotos, noPicture, plainPictures, sendPhotoBy } from "./photos.ts";

const tooLong = "x".repeat(2_100);
const why = "She asks for money.";
const profilePath = ({ other }: Pick<Trial, "other">) => `/members/${other}`;

/** Who has sent the photo of a trial. */
const senders = new Map<string, string>();
const senderOf = ({ words }: Pick<Trial, "words">): string => senders.get(words)!;

/** The address of the link that a trial has been mailed. */
const paths = new Map<string, string>();

/** Every form that stands on a page of the product; a search gets and is tried elsewhere. */
export const formTrials: readonly FormTrial[] = [
  {
    form: "log-in",
    as: "visitor",
    path: () => "/login?next=%2Flikes",
    fill: async ({ page, me }) => {
      await page.locator("[name=email]").fill(me.email);
      await page.locator("[name=password]").fill(me.password);
    },
    button: "Log in",
    enter: "[name=password]",
    done: ({ page }) => page.waitForURL("**/likes"),
    wrong: async ({ page, me }) => {
      await page.locator("[name=email]").fill(me.email);
      await page.locator("[name=password]").fill("not the password");
    },
    says: "Login failed, please try again",
    keeps: ["[name=email]", "email"],
  },
  {
    form: "sign-up",
    as: "visitor",
    path: () => "/signup",
    fill: async ({ page }) => {
      await page.getByText("A woman").click();
      await page.getByText("Both", { exact: true }).click();
    },
    button: "Next",
    done: async ({ page }) => {
      await page.getByText("Step 2 of 5").waitFor();
    },
    wrong: async ({ page }) => page.getByText("A woman").click(),
    says: "Please fill this in",
  },
  {
    form: "profile",
    as: "member",
    path: () => "/profile",
    fill: ({ page, words }) => page.getByLabel("About me").fill(words),
    button: "Save",
    enter: "[name=city]",
    done: async ({ page, words }) => {
      await page.getByText("Profile saved").first().waitFor();
      if ((await page.getByLabel("About me").inputValue()) !== words)
        throw new Error("the profile says something else");
    },
    wrong: ({ page }) => page.getByLabel("About me").fill(tooLong),
    says: "Use 2,000 characters or fewer",
    keeps: ["[name=about]", tooLong],
  },
  {
    form: "photo",
    as: "member",
    path: () => "/profile",
    prepare: async ({ page }) => void (await keepPhotos(page.request, 0)),
    fill: ({ page }) => page.locator("[type=file]").setInputFiles([...plainPictures]),
    button: /^Add photos$/,
    done: async ({ page }) => {
      await page.getByRole("img", { name: "Photo 3 of 3" }).waitFor();
    },
    wrong: ({ page }) => page.locator("[type=file]").setInputFiles(noPicture),
    says: "We can’t use this file",
  },
  {
    form: "photos",
    as: "member",
    path: () => "/profile",
    prepare: async ({ page }) => void (await keepPhotos(page.request, 2)),
    button: "Make this my main photo",
    done: async ({ page }) => {
      // The newer one comes first.
      const isNewFirst = async () => {
        const [first, second] = await imagesBy(page.request);
        return Number(first!.id) > Number(second!.id);
      };
      await expect.poll(isNewFirst).toBe(true);
    },
  },
  {
    form: "message",
    as: "member",
    path: (trial) => `${profilePath(trial)}/chat`,
    fill: ({ page, words }) => page.getByRole("textbox").fill(words),
    button: /^Send/,
    done: async ({ page, words }) => {
      await page.getByRole("article").filter({ hasText: words }).first().waitFor();
    },
  },
  {
    form: "gift",
    as: "member",
    path: (trial) => `${profilePath(trial)}/gift`,
    fill: ({ page }) => page.getByRole("radio", { name: "Rose" }).check(),
    button: /^(Choose a gift|Send for)/,
    done: async ({ page }) => {
      await page.waitForURL("**/chat");
      await page.getByRole("article").filter({ hasText: "Rose" }).first().waitFor();
    },
  },
  {
    form: "message-photo",
    as: "member",
    scriptless: true,
    path: (trial) => `${profilePath(trial)}/chat`,
    fill: ({ page }) => page.locator("input[type=file][name=photo]").setInputFiles(plainPictures.slice(0, 2)),
    button: /^Send photos/,
    done: async ({ page }) => {
      await page.getByRole("link", { name: "Open the photo" }).nth(1).waitFor();
    },
    wrong: ({ page }) => page.locator("input[type=file][name=photo]").setInputFiles(noPicture),
    says: "We can’t use this file",
  },
  {
    form: "reveal",
    as: "member",
    path: (trial) => `/members/${senderOf(trial)}/chat`,
    prepare: async (trial) => {
      const { context, user } = await signUpAside(trial.site, trial.page.context().browser()!, "Dora");
      await sendPhotoBy(context.request, trial.me.user.id, plainPictures[0]!);
      senders.set(trial.words, user.id);
    },
    button: "Show the photo",
    done: async ({ page }) => {
      await page.getByRole("link", { name: "Open the photo" }).waitFor();
      // What is unread would stand in every title after it.
      const { chats } = (await (await page.request.get("/api/chats.php")).json()) as Chats;
      for (const { conversation } of chats)
        await page.request.post("/api/chat-read.php", { data: { conversation: conversation.id, seq: 100 } });
    },
  },
  {
    form: "privacy",
    as: "member",
    path: () => "/notifications",
    prepare: async ({ page }) => {
      await page.request.put("/api/user.php", { data: { blur_photos: false } });
    },
    fill: ({ page }) => page.getByRole("switch", { name: "Blur every photo I get" }).check(),
    scriptless: true,
    button: /^Save$/,
    done: async ({ page }) => {
      const blurs = async () => ((await (await page.request.get("/api/user.php")).json()) as User).blur_photos;
      await expect.poll(blurs).toBe(true);
    },
  },
  {
    form: "like",
    as: "member",
    path: (trial) => profilePath(trial),
    prepare: async ({ page, other }) => {
      await page.request.delete("/api/like.php", { data: { profile: other } });
    },
    button: "Like",
    done: async ({ page }) => {
      await page.getByRole("button", { name: "Unlike" }).waitFor();
    },
  },
  {
    form: "swipe",
    as: "member",
    path: () => "/swipe-game",
    prepare: async ({ page }) => {
      const { last_pass: passed } = (await (await page.request.get("/api/swipe.php")).json()) as SwipeGame;
      if (passed) await page.request.delete("/api/swipe.php", { data: { profile: passed.id } });
    },
    button: "Pass",
    done: async ({ page }) => {
      await expect
        .poll(async () => ((await (await page.request.get("/api/swipe.php")).json()) as SwipeGame).last_pass)
        .not.toBeNull();
    },
  },
  {
    form: "block",
    as: "member",
    path: (trial) => profilePath(trial),
    fill: ({ page }) => page.getByRole("heading", { name: "Block or report" }).click(),
    button: /^Block /,
    done: async ({ page, other }) => {
      await page.getByRole("button", { name: "Unblock" }).waitFor();
      await page.request.delete("/api/block.php", { data: { profile: other } });
    },
  },
  {
    form: "unblock",
    as: "member",
    path: (trial) => profilePath(trial),
    prepare: async ({ page, other }) => {
      await page.request.post("/api/block.php", { data: { profile: other } });
    },
    button: "Unblock",
    done: async ({ page }) => {
      await page.getByRole("heading", { name: "Block or report" }).waitFor();
    },
  },
  {
    form: "report",
    as: "member",
    path: (trial) => `${profilePath(trial)}/safety`,
    fill: async ({ page, words }) => {
      await page.getByText("Insults, threats or pressure").click();
      await page.locator("[name=text]").fill(words);
    },
    button: "Send report",
    done: async ({ page }) => {
      await page.getByText(/Your report is number \d+/).waitFor();
    },
    wrong: ({ page }) => page.locator("[name=text]").fill(why),
    says: "Please fill this in",
    keeps: ["[name=text]", why],
  },
  {
    form: "order",
    as: "member",
    path: ({ site }) => `/credits/${site.site.bundles[0]!.id}`,
    button: /^Pay/,
    done: ({ page }) => page.waitForURL("**/sandbox/pay**"),
  },
  {
    form: "language",
    // A member's would be kept, and the trials after it would be in French.
    as: "visitor",
    path: () => "/lang-config",
    button: "Français",
    done: async ({ page }) => {
      await page.locator("html[lang=fr]").waitFor();
    },
  },
  {
    form: "visibility",
    as: "member",
    path: () => "/notifications",
    fill: ({ page }) => page.getByText("Privacy mode").click(),
    button: "Save visibility",
    done: async ({ page }) => {
      await page.getByText("Saved", { exact: true }).first().waitFor();
      // Nobody could write to them in the trials after it.
      await page.request.put("/api/user.php", { data: { visibility: "everyone" } });
    },
  },
  {
    form: "delete-account",
    as: "member",
    path: () => "/notifications/delete",
    // Of somebody who is needed no more.
    prepare: async ({ site, page }) => {
      await signUpInWindow(site, { context: page.context() }, { name: "Edith" });
    },
    fill: ({ page, me }) => page.locator("[name=password]").fill(me.password),
    button: "Delete my account",
    enter: "[name=password]",
    done: ({ page }) => page.waitForURL("**/account-deleted?until=*"),
    wrong: ({ page }) => page.locator("[name=password]").fill("not the password"),
    says: "Please check your password",
  },
  {
    form: "reactivate",
    as: "visitor",
    scriptless: true,
    path: (trial) => paths.get(trial.words)!,
    prepare: async ({ site, page, words }) => {
      const leaver = await signUpAside(site, page.context().browser()!, "Finn");
      await leaveBy(leaver.context, leaver);
      paths.set(words, await restorePath(site, leaver.email));
    },
    button: "Restore my account",
    done: ({ page }) => page.waitForURL("**/account-deleted?state=restored"),
  },
  {
    form: "activation-mail",
    as: "member",
    path: () => "/likes",
    button: "Send it again",
    done: async ({ page, me }) => {
      await page.getByText(`A new link is on its way to ${me.email}`).first().waitFor();
    },
  },
  {
    form: "entry",
    as: "visitor",
    path: () => "/",
    button: /18/,
    done: async ({ page }) => {
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
  },
  {
    form: "log-out",
    as: "member",
    path: () => "/notifications",
    button: "Log out",
    done: ({ page, site }) => page.waitForURL(`${site.origin}/`),
  },
  ...accessTrials,
];
