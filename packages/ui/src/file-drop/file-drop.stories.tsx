import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { FileDrop } from "./file-drop.tsx";

const meta = {
  title: "Fields/File drop",
  component: FileDrop,
  args: { label: "Add a photo", accept: "image/jpeg,image/png", onFiles: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = new File(["x"], "me.jpg", { type: "image/jpeg" });

export const Default: Story = {
  args: { hint: "JPEG or PNG, at most 20 MB." },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Add a photo/);
    await expect(input).toHaveAccessibleDescription("JPEG or PNG, at most 20 MB.");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, photo);
    await expect(args.onFiles).toHaveBeenLastCalledWith([photo], []);
  },
};

export const Many: Story = { args: { label: "Add photos", multiple: true } };

export const Invalid: Story = { args: { error: "This file is too large", required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  args: {
    label: "Füge deinem Profil ein Foto hinzu, auf dem man dein Gesicht gut erkennt",
    hint: "Keine Donaudampfschifffahrtsgesellschaftskapitänsmützen, keine Sonnenbrillen, keine anderen Leute.",
  },
};
