import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { people } from "../../internal/story-people.ts";
import { PhotoCropper } from "./photo-cropper.tsx";

const meta = {
  title: "Members/Photo cropper",
  component: PhotoCropper,
  args: { defaultOpen: true, onOpenChange: fn(), src: people[0]!.photo.src, aspect: 1, onCrop: fn() },
} satisfies Meta<typeof PhotoCropper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reading a photo takes its time on a busy machine. */
const patient = { timeout: 8000 };

export const Default: Story = {
  play: async ({ args }) => {
    const use = await screen.findByRole("button", { name: "Use this part" }, patient);
    await waitFor(() => expect(use).toBeEnabled(), patient);
    await userEvent.click(use);
    const [[area] = []] = (args.onCrop as ReturnType<typeof fn>).mock.calls as [{ x: number; width: number }][];
    await expect(area!.width).toBeCloseTo(1, 1);
    await expect(area!.x).toBeLessThan(0.1);
  },
};

export const Saving: Story = { args: { busy: true } };

export const Refused: Story = { args: { error: "This photo is too small. Each side needs 200 pixels or more." } };
