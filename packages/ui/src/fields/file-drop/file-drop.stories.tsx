import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";

import { FileDrop } from "./file-drop.tsx";

const meta = {
  title: "Fields/File drop",
  component: FileDrop,
  args: { label: "Add a photo", accept: "image/jpeg,image/png", onFiles: fn() },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = new File(["x"], "me.jpg", { type: "image/jpeg" });
const letter = new File(["x"], "letter.pdf", { type: "application/pdf" });

/** A drag as the browser tells it, with a real transfer. */
function dragging(type: "dragover" | "drop", ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
}

export const Default: Story = {
  args: { hint: "JPEG or PNG, up to 20 MB." },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Add a photo/);
    await expect(input).toHaveAccessibleDescription("JPEG or PNG, up to 20 MB.");
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
    await fireEvent(area, dragging("dragover", photo));
    await expect(canvas.getByText("Drop to add")).toBeVisible();
    await fireEvent(area, dragging("drop", letter, photo));
    await expect(args.onFiles).toHaveBeenLastCalledWith([photo], [letter]);
    await expect(canvas.queryByText("Drop to add")).toBeNull();
  },
};

export const Many: Story = { args: { label: "Add photos", multiple: true } };

export const Submits: Story = {
  name: "With a button that opens the dialog, or sends the form without script",
  args: { label: "Add photos", submit: "Add photos", multiple: true },
  play: async ({ canvas }) => {
    const opened = fn();
    canvas.getByLabelText(/Add photos/, { selector: "input" }).addEventListener("click", opened);
    await userEvent.click(canvas.getByRole("button", { name: /^Add photos$/ }));
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const Over: Story = {
  play: async ({ canvas }) => {
    await fireEvent(canvas.getByText("Add a photo"), dragging("dragover", photo));
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
