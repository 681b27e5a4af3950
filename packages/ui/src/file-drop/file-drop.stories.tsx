import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";

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
const letter = new File(["x"], "letter.pdf", { type: "application/pdf" });

/** A plain object: the testing library copies own properties only, and a real transfer has none. */
function dropping(...files: File[]) {
  return { dataTransfer: { files } };
}

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

export const Drops: Story = {
  name: "Takes what is dropped, and says what does not fit",
  play: async ({ canvas, args }) => {
    const area = canvas.getByText("Add a photo");
    await fireEvent.dragOver(area, dropping(photo));
    await expect(canvas.getByText("Let go to add")).toBeVisible();
    await fireEvent.drop(area, dropping(letter, photo));
    await expect(args.onFiles).toHaveBeenLastCalledWith([photo], [letter]);
    await expect(canvas.queryByText("Let go to add")).toBeNull();
  },
};

export const Many: Story = { args: { label: "Add photos", multiple: true } };

export const Over: Story = {
  play: async ({ canvas }) => {
    await fireEvent.dragOver(canvas.getByText("Add a photo"), dropping(photo));
  },
};

export const Invalid: Story = { args: { error: "This file is too large", required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  args: {
    label: "Füge deinem Profil ein Foto hinzu, auf dem man dein Gesicht gut erkennt",
    hint: "Keine Donaudampfschifffahrtsgesellschaftskapitänsmützen, keine Sonnenbrillen, keine anderen Leute.",
  },
};
