import type { Page } from "playwright-core";

/** Goes on from a step of the sign-up. */
export const next = (page: Page) => page.locator("form button[type=submit]").last().click();
export const atStep = (page: Page, step: number) => page.getByText(`Step ${step} of 5`).waitFor();

export async function chooseBirth(page: Page, year: string, month: string, day: string) {
  await page.getByLabel("Year").selectOption(year);
  await page.getByLabel("Month").selectOption(month);
  await page.getByLabel("Day").selectOption(day);
}

/** Fills in who and when of a sign-up that stands at its first step. */
export async function passSteps0To1(page: Page) {
  await page.getByText("A woman").click();
  await page.getByText("Both", { exact: true }).click();
  await next(page);
  await atStep(page, 2);
  await chooseBirth(page, "1994", "04", "12");
  await next(page);
  await atStep(page, 3);
}

/** Fills in all steps but the last of a sign-up that stands at its first. */
export async function passSteps0To3(page: Page) {
  await passSteps0To1(page);
  await page.getByLabel("Country").selectOption("NL");
  await page.getByLabel("City").fill("Utrecht");
  await next(page);
  await atStep(page, 4);
  await page.getByLabel("Username").fill("Maren");
  await next(page);
  await atStep(page, 5);
}

/** Fills in the last step. */
export async function fillAccount(page: Page, email: string) {
  await page.getByLabel("Email address").fill(email);
  await page.locator("[name=password]").fill("correct horse battery");
  await page.getByRole("checkbox").check();
}
