import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { PhotoUploader, type PhotoUploaderProps } from "./photo-uploader.tsx";

/** A photo drawn on the spot: wider than high, so that there is something to cut. */
async function drawnPhoto() {
  const canvas = new OffscreenCanvas(1200, 800);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const sky = context.createLinearGradient(0, 0, 1200, 800);
  sky.addColorStop(0, "#7fb4d9");
  sky.addColorStop(1, "#f3d2b0");
  context.fillStyle = sky;
  context.fillRect(0, 0, 1200, 800);
  context.fillStyle = "#54436b";
  context.beginPath();
  context.arc(600, 360, 170, 0, 7);
  context.arc(600, 860, 330, 0, 7);
  context.fill();
  return new File([await canvas.convertToBlob({ type: "image/png" })], "me.png", { type: "image/png" });
}

/** Sends as the site does, half-way; the story's controls go on from there. */
function Sending(args: PhotoUploaderProps) {
  const [uploading, setUploading] = useState(false);
  return (
    <PhotoUploader
      {...args}
      uploading={uploading}
      onUpload={(...sent) => {
        args.onUpload(...sent);
        setUploading(true);
      }}
      onCancel={() => {
        args.onCancel?.();
        setUploading(false);
      }}
    />
  );
}

const meta = {
  title: "Members/Photo uploader",
  component: PhotoUploader,
  args: {
    label: "Add a photo",
    hint: "Keep your face in the middle.",
    onUpload: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoUploader>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

/** Reading and cutting a photo takes its time on a busy machine. */
const patient = { timeout: 8000 };

async function choose({ canvas }: Context) {
  await userEvent.upload(canvas.getByLabelText(/Add a photo|Füge/), await drawnPhoto());
  const use = await canvas.findByRole("button", { name: /Use this photo|Try again/ }, patient);
  await waitFor(() => expect(use).toBeEnabled(), patient);
  return use;
}

export const Default: Story = {};

export const Cropping: Story = {
  play: async (context) => {
    await choose(context);
    const area = context.canvas.getByRole("group", { name: "Part of the photo that others see" });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await userEvent.tab();
    await expect(context.canvas.getByRole("slider", { name: "Zoom" })).toHaveFocus();
  },
};

export const Uploads: Story = {
  name: "BEYOND-11 cuts the photo out and waits for the server",
  render: Sending,
  args: { progress: 0.42 },
  play: async (context) => {
    const { canvas, args } = context;
    await userEvent.click(await choose(context));
    await expect(await canvas.findByText("Uploading, 42%", undefined, patient)).toBeVisible();
    const cancel = canvas.getByRole("button", { name: "Cancel upload" });
    await expect(cancel).toHaveFocus();
    const [[sent, source] = []] = (args.onUpload as ReturnType<typeof fn>).mock.calls;
    const cut = await createImageBitmap(sent as Blob);
    await expect([cut.width, cut.height]).toEqual([640, 800]);
    await expect((sent as Blob).type).toBe("image/jpeg");
    await expect((source as File).name).toBe("me.png");
  },
};

export const Cancels: Story = {
  render: Sending,
  args: { progress: 0.42 },
  play: async (context) => {
    await userEvent.click(await choose(context));
    await userEvent.click(await context.canvas.findByRole("button", { name: "Cancel upload" }, patient));
    await expect(context.args.onCancel).toHaveBeenCalledOnce();
    await expect(await context.canvas.findByRole("button", { name: "Use this photo" }, patient)).toBeVisible();
  },
};

export const Finishing: Story = {
  render: Sending,
  args: { progress: 1 },
  play: async (context) => {
    await userEvent.click(await choose(context));
    await expect(await context.canvas.findByText(/Almost there/, undefined, patient)).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: "Cancel upload" })).toBeVisible();
  },
};

export const NoPhoto: Story = {
  name: "Refuses what only says that it is a picture",
  play: async ({ canvas }) => {
    const html = new File(["<html></html>"], "a.png", { type: "image/png" });
    await userEvent.upload(canvas.getByLabelText(/Add a photo/), html);
    await expect(await canvas.findByText(/We can’t read this file as a photo/, undefined, patient)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/Add a photo/)).toHaveFocus());
  },
};

export const Refused: Story = {
  args: { error: "You have 3 photos. Get Premium for up to 25." },
};

export const FailedWhileSending: Story = {
  args: { error: "The upload was interrupted" },
  play: async (context) => {
    const retry = await choose(context);
    await expect(retry).toHaveTextContent("Try again");
    await expect(context.canvas.getByText("The upload was interrupted")).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  args: { label: "Füge deinem Profil ein Foto hinzu, auf dem man dein Gesicht gut erkennt" },
  play: async (context) => {
    await choose(context);
  },
};
