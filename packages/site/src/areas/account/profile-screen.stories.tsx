import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { nameReaderLong } from "../../../testing/long-names.ts";
import { aHeic, keepOwnPhotos } from "../../../testing/photos.ts";
import { posted, wrong } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Own profile",
  ...screen,
  args: { path: "/profile" },
} satisfies Meta<ScreenArgs>;

export default meta;

/** Code that comes with the first photo takes its time on a busy machine. */
const patient = { timeout: 8000 };

const aPhoto = (name: string) => new File(["none"], name, { type: "image/png" });

type Story = StoryObj<ScreenArgs>;

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getInterests) } };

export const Empty: Story = {
  tags: ["state:empty"],
  args: { options: { me: { city: null } }, world: keepOwnPhotos(0) },
};

export const Filled: Story = {
  tags: ["state:full"],
  args: {
    options: { me: { about: "A long walk by the canal, if the rain lets me.", interests: ["cooking", "hiking"] } },
    world: keepOwnPhotos(2),
  },
};

const bar = () => document.querySelector<HTMLElement>("[data-slot=save-bar]")!;

export const Unsaved: Story = {
  name: "What is not saved is counted where it is saved, and the card beside follows",
  args: { world: keepOwnPhotos(1) },
  play: async () => {
    await userEvent.type(page.getByLabelText("City"), "!");
    await userEvent.click(page.getByRole("checkbox", { name: "Music" }));
    await waitFor(() => expect(bar()).toHaveTextContent("2 unsaved changes"));
    await expect(bar()).toHaveAttribute("data-state", "unsaved");
    await expect(bar().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const Discarded: Story = {
  name: "What is discarded is as it was saved",
  play: async () => {
    const city = page.getByLabelText<HTMLInputElement>("City");
    const saved = city.value;
    await userEvent.type(city, "!");
    await waitFor(() => expect(bar()).toHaveTextContent("1 unsaved change"));
    await userEvent.click(page.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(city).toHaveValue(saved));
    await expect(page.getByRole("button", { name: "Save" })).toHaveFocus();
    await expect(bar()).toHaveAttribute("data-state", "saved");
  },
};

export const Leaving: Story = {
  name: "A link away from what is not saved asks first",
  play: async () => {
    await userEvent.type(page.getByLabelText("City"), "!");
    await waitFor(() => expect(bar()).toHaveAttribute("data-state", "unsaved"));
    await waitFor(async () => {
      await userEvent.click(page.getByRole("link", { name: "View as others see it" }));
      await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
    }, patient);
    await expect(page.getByRole("button", { name: "Keep editing" })).toHaveFocus();
  },
};

export const Whole: Story = {
  name: "Nothing is left to add",
  args: {
    options: { me: { about: "A long walk by the canal.", interests: ["cooking"], hair_color: "red" } },
    world: keepOwnPhotos(1),
  },
  play: async () => {
    await expect(page.getByText("Your profile is complete")).toBeVisible();
    await expect(page.getByRole("meter")).toHaveAttribute("aria-valuenow", "100");
  },
};

export const FullOfPhotos: Story = {
  name: "As many photos as a free member may have, and the way to more",
  args: { world: keepOwnPhotos(3) },
};

export const PhotosOfPremium: Story = {
  name: "As many photos as there may be",
  args: { account: "premium", world: keepOwnPhotos(25) },
};

export const DeletingPhoto: Story = {
  name: "A photo is deleted after a question",
  args: { world: keepOwnPhotos(2) },
  play: async () => {
    await userEvent.click(page.getAllByRole("button", { name: "Delete photo" })[0]!);
    await waitFor(() => expect(page.getByRole("button", { name: "Keep it" })).toHaveFocus());
    await userEvent.click(page.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(page.getByText("1 of 3")).toBeVisible());
    await waitFor(() => expect(page.getByRole("heading", { name: "My photos" })).toHaveFocus());
  },
};

export const SendingPhotos: Story = {
  name: "Photos on their way",
  args: { overrides: pending(calls.uploadPhoto) },
  play: async () => {
    await userEvent.upload(page.getByLabelText(/Add photos/, { selector: "input" }), [
      aPhoto("canal.png"),
      aPhoto("sea.png"),
    ]);
    await expect(await page.findByText("Waiting for its turn", undefined, patient)).toBeVisible();
    await expect(await page.findByText("Uploading, 0%", undefined, patient)).toBeVisible();
  },
};

export const RefusedPhoto: Story = {
  name: "A photo that was refused",
  tags: ["state:error"],
  args: { overrides: failing(calls.uploadPhoto, "photo_refused", { reason: "heic" }) },
  play: async () => {
    await userEvent.upload(page.getByLabelText(/Add photos/, { selector: "input" }), aPhoto("phone.heic"));
    await expect(await page.findByText(/can’t read HEIC/, undefined, patient)).toBeVisible();
  },
};

export const UnreadablePhoto: Story = {
  name: "A photo that this browser cannot open is refused before it is sent",
  tags: ["state:error"],
  play: async () => {
    await userEvent.upload(page.getByLabelText(/Add photos/, { selector: "input" }), aHeic("sea.heic"));
    await expect(await page.findByText(/can’t read HEIC/, undefined, patient)).toBeVisible();
  },
};

export const PhotoNotSent: Story = {
  name: "A photo that could not be sent, and the way to send it again",
  tags: ["state:error"],
  args: { overrides: failing(calls.uploadPhoto, "unexpected") },
  play: async () => {
    await userEvent.upload(page.getByLabelText(/Add photos/, { selector: "input" }), aPhoto("canal.png"));
    await expect(await page.findByRole("button", { name: "Try again" }, patient)).toBeVisible();
  },
};

export const PhotoBeyondLimit: Story = {
  name: "One photo more than there may be",
  tags: ["state:error"],
  args: { world: keepOwnPhotos(2), overrides: failing(calls.uploadPhoto, "photo_limit", { limit: 3 }) },
  play: async () => {
    await userEvent.upload(page.getByLabelText(/Add photos/, { selector: "input" }), aPhoto("canal.png"));
    await expect(await page.findByText(/You can have 3 photos/, undefined, patient)).toBeVisible();
  },
};

export const CroppingPhoto: Story = {
  name: "The part of a photo that others see is chosen",
  args: { world: keepOwnPhotos(1) },
  play: async () => {
    await userEvent.click(page.getByRole("button", { name: "Crop photo" }));
    await expect(await page.findByRole("dialog", { name: "Crop photo" }, patient)).toBeVisible();
  },
};

export const RefusedPhotos: Story = {
  name: "Photos that came back refused",
  tags: ["state:error"],
  args: {
    posted: posted(
      "photo",
      { refused: ["letter.png", "phone.heic"] },
      { code: "photo_refused", facts: { reason: "kind" } },
    ),
  },
};

export const AskedWithoutScript: Story = {
  name: "A question that came back with its page",
  args: { world: keepOwnPhotos(2), posted: posted("photos", { ask: "901" }) },
};

export const LongestWords: Story = { tags: ["state:longest"], args: { world: nameReaderLong } };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getInterests, "unexpected") },
  play: seeFailure,
};

export const NotSaved: Story = {
  name: "What could not be saved stays in its fields",
  tags: ["state:error"],
  args: { overrides: failing(calls.changeProfile, "unexpected") },
  play: async () => {
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await seeFailure();
  },
};

export const Refused: Story = {
  name: "A form that came back refused",
  tags: ["state:error"],
  args: {
    posted: posted(
      "profile",
      { about: "Abc".repeat(100), city: "x".repeat(81), hair_color: "red", interests: ["cooking"] },
      wrong({ about: { code: "too_long", max: 200 }, city: { code: "too_long", max: 80 } }),
    ),
  },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
