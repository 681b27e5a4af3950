import type { Page } from "playwright-core";

/** Presses the heart of the profile that is open, and waits until the server knows: the heart answers the finger before. */
export async function pressHeart(page: Page, heart: "Like" | "Unlike"): Promise<void> {
  const known = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/like.php");
  await page
    .getByRole("button", { name: new RegExp(`^${heart}`) })
    .first()
    .click();
  await known;
}
