import { calls } from "@kindling/domain/contract";
import { failing } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent } from "storybook/test";
import { nameReaderLong } from "../../../testing/long-names.ts";
import { posted, wrong } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Delete account",
  ...screen,
  args: { path: "/notifications/delete", account: "premium" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

/** The company has a discount for those who leave. */
const offering = {
  getCompany: async () =>
    Response.json({
      name: "Kindling Example Ltd",
      address: "Keizersgracht 1",
      kvk: null,
      city: "Amsterdam",
      country: "NL",
      tradenames: [],
      vat_numbers: [],
      support_phone: null,
      delete_discount: true,
      added: "2024-03-01T12:00:00.000Z",
    }),
};

async function press(password: string): Promise<void> {
  await userEvent.type(page.getByLabelText(/^Your password/), password);
  await userEvent.click(page.getByRole("button", { name: "Delete my account" }));
}

export const Asks: Story = { tags: ["state:full"] };

export const Offers: Story = {
  name: "SITE-04 A last discount",
  args: { overrides: offering },
  play: async () => {
    await expect(await page.findByText("Before you go")).toBeVisible();
  },
};

export const WrongPassword: Story = {
  name: "AUTH-13 A wrong password is said at its field",
  args: { posted: posted("delete-account", {}, wrong({ password: { code: "password_wrong" } })) },
};

export const Refused: Story = {
  name: "AUTH-13 A wrong password, with script",
  play: async () => {
    await press("not the password");
    await expect(await page.findByText("Please check your password")).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.deleteAccount, "unexpected") },
  play: async () => {
    await press("correct horse battery");
    await seeFailure();
  },
};

export const LongestWords: Story = { tags: ["state:longest"], args: { world: nameReaderLong, overrides: offering } };

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
