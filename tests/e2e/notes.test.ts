import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite({ settings: { visible_profile_notes: ["interests", "tattoos"] } });
const browser = await openBrowser();

describe.each(widthsOf("notes"))("SET-07 notes to a profile's fields at %d px", (width) => {
  test.each([true, false])("SET-07 are written with the field and shown with it, with script: %s", async (scripted) => {
    const window = await openWindow(browser, site.origin, { width, javaScriptEnabled: scripted });
    const { page, complaints } = window;
    const { user } = await signUpInWindow(site, window, { name: "Nora" });
    await (scripted ? visit(page, "/profile") : page.goto("/profile"));
    expect(await page.getByLabel("in your own words").count()).toBe(2);
    await page.getByRole("combobox", { name: "Tattoos", exact: true }).selectOption("Many");
    await page.getByLabel("Tattoos, in your own words").fill("One of them is a heron");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile saved").first().waitFor();

    const reader = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, reader, { name: "Rita" });
    await visit(reader.page, `/members/${user.id}`);
    const fact = reader.page.getByRole("definition").filter({ hasText: "Many" });
    expect(await fact.innerText()).toContain("One of them is a heron");
    expect(complaints).toEqual([]);
  });

  test.each([true, false])(
    "SET-07 a note that is too long is refused at its field, with script: %s",
    async (scripted) => {
      const window = await openWindow(browser, site.origin, { width, javaScriptEnabled: scripted });
      const { page } = window;
      await signUpInWindow(site, window, { name: "Nora" });
      await (scripted ? visit(page, "/profile") : page.goto("/profile"));
      await page.getByLabel("Tattoos, in your own words").fill("x".repeat(121));
      await page.getByRole("button", { name: "Save" }).click();
      const field = page.getByLabel("Tattoos, in your own words");
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      expect(await field.inputValue()).toBe("x".repeat(121));
    },
  );
});
