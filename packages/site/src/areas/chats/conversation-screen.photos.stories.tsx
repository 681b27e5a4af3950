import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { aHeic, aPicture, messagePhotos } from "../../../testing/photos.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";

const meta = {
  title: "Screens/Conversation, photos",
  ...screen,
  args: { path: "/members/1/chat", account: "premium", options: { chats: [{ messages: 4 }] } },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

/** Code that comes with the first photo takes its time on a busy machine. */
const patient = { timeout: 8000 };

const tray = () => document.querySelector("[data-slot=composer-uploads]");
const choose = async (...files: readonly File[]) => {
  const input = document.querySelector<HTMLInputElement>("[data-slot=composer] input[type=file]")!;
  await userEvent.upload(input, [...files]);
  await waitFor(() => expect(tray()?.children).toHaveLength(files.length));
};
const send = async () => userEvent.click(page.getByRole("button", { name: /^Send/ }));

export const Chosen: Story = {
  name: "CHAT-08 Photos that go with the next message, for what the button says",
  play: async () => {
    await choose(await aPicture("canal.png"), await aPicture("a very long name of a photo from the sea.png", 20));
    await expect(page.getByRole("button", { name: /^Send for/ })).toBeVisible();
  },
};

export const Uploading: Story = {
  name: "A photo on its way, and one that waits for its turn",
  tags: ["state:loading"],
  args: { overrides: pending(calls.sendPhoto) },
  play: async () => {
    await choose(await aPicture("canal.png"), await aPicture("sea.png", 20));
    await send();
    await expect((await page.findAllByRole("progressbar", undefined, patient)).length).toBe(2);
  },
};

export const NotSent: Story = {
  name: "A photo that could not be sent, and the way to send it again",
  tags: ["state:error"],
  args: { overrides: failing(calls.sendPhoto, "unexpected") },
  play: async () => {
    await choose(await aPicture("canal.png"));
    await send();
    await expect(await page.findByRole("button", { name: /again/i }, patient)).toBeVisible();
  },
};

export const Held: Story = {
  name: "BEYOND-12 A photo that is not delivered",
  tags: ["state:error"],
  args: { overrides: failing(calls.sendPhoto, "photo_held", { reason: "explicit" }) },
  play: async () => {
    await choose(await aPicture("close.png"));
    await send();
    await expect(await page.findByText(/not delivering this photo/, undefined, patient)).toBeVisible();
    await expect(page.queryByRole("button", { name: /again/i })).toBeNull();
  },
};

export const Refused: Story = {
  name: "A photo that this browser cannot open is refused when it is chosen",
  tags: ["state:error"],
  play: async () => {
    await choose(aHeic("phone.heic"));
    await expect(await page.findByText(/can’t read HEIC/, undefined, patient)).toBeVisible();
  },
};

export const TooMany: Story = {
  name: "More photos than the credits are enough for",
  tags: ["state:closed"],
  args: { options: { chats: [{ messages: 4 }], balance: 5, settings: { photo_credits: 3, message_credits: 2 } } },
  play: async () => {
    await choose(await aPicture("canal.png"), await aPicture("sea.png", 20));
    await expect(page.getByText(/This costs 6 credits/)).toBeVisible();
  },
};

export const Veiled: Story = {
  name: "BEYOND-12 A photo that came blurred",
  args: { world: messagePhotos({ own: true }, { veiled: true }) },
};

export const Uncovered: Story = {
  name: "BEYOND-12 A photo that was uncovered",
  args: { world: messagePhotos({ veiled: true }) },
  play: async () => {
    await userEvent.click(page.getByRole("button", { name: "Show the photo" }));
    await expect(await page.findByRole("link", { name: "Open the photo" }, patient)).toBeInTheDocument();
    await expect(page.queryByRole("button", { name: "Show the photo" })).toBeNull();
  },
};

export const NotUncovered: Story = {
  name: "A photo that could not be uncovered stays blurred, and a word says why",
  tags: ["state:error"],
  args: { world: messagePhotos({ veiled: true }), overrides: failing(calls.revealPhoto, "unexpected") },
  play: async () => {
    await userEvent.click(page.getByRole("button", { name: "Show the photo" }));
    await expect((await page.findAllByText(/couldn’t show the photo/, undefined, patient))[0]).toBeInTheDocument();
    await expect(page.getByRole("button", { name: "Show the photo" })).toBeVisible();
  },
};

export const Large: Story = {
  name: "CHAT-08 A photo on the whole screen",
  args: { world: messagePhotos({ own: true }, {}) },
  play: async () => {
    await userEvent.click(page.getAllByRole("link", { name: "Open the photo" })[0]!);
    await expect(await page.findByRole("dialog", undefined, patient)).toBeVisible();
  },
};
