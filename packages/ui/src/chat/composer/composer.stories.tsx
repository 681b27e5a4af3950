import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gift, Sparkles } from "lucide-react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { people } from "../../internal/story-people.ts";
import { Composer } from "./composer.tsx";

const meta = {
  title: "Chat/Composer",
  parameters: { layout: "fullscreen" },
  component: Composer,
  args: {
    name: people[0].name,
    cost: 2,
    limit: 500,
    onSend: fn(),
    onFiles: fn(),
    onValueChange: fn(),
    onCancelUpload: fn(),
    onRetryUpload: fn(),
    actions: (
      <>
        <IconButton label="Send a gift">
          <Gift />
        </IconButton>
        <IconButton label="First lines">
          <Sparkles />
        </IconButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="k:max-w-thread k:bg-page">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Draft: Story = { args: { defaultValue: "Saturday, then? I’ll bring the umbrella." } };

export const Free: Story = { args: { cost: 0, defaultValue: "Hello!" } };

export const LongText: Story = { args: { defaultValue: "One more line.\n".repeat(12) } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "This is kept." } };

export const NearLimit: Story = { args: { limit: 40, defaultValue: "Nearly at the limit." } };

export const Closed: Story = {
  name: "BEYOND-30 A closed composer says why, with one way on, and keeps the draft",
  args: {
    defaultValue: "Half a thought",
    closedReason: "Confirm your email address to reply.",
    closedAction: <Button>Send it again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.getByText("What you’ve written is saved.")).toBeVisible();
  },
};

const preview = people[0].photo.src;

export const Uploads: Story = {
  name: "CHAT-08 Photos wait for the press, show their progress, can be cancelled and sent again",
  args: {
    cost: 6,
    uploads: [
      { id: "u1", name: "lighthouse.jpg", preview, progress: 0.4 },
      { id: "u2", name: "pancakes.jpg", preview, progress: 1 },
      { id: "u3", name: "storm.jpg", preview },
      { id: "u4", name: "rain.jpg", preview, error: "No connection. Check your network.", mayRetry: true },
      { id: "u5", name: "wind.heic", error: "We can’t read HEIC photos here." },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("progressbar", { name: /Uploading.*lighthouse/ })).toHaveAttribute("value", "0.4");
    await expect(canvas.getByRole("progressbar", { name: /Finishing/ })).not.toHaveAttribute("value");
    await expect(canvas.getAllByRole("progressbar")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: /Remove.*lighthouse/ }));
    await expect(args.onCancelUpload).toHaveBeenCalledWith("u1");
    await userEvent.click(canvas.getByRole("button", { name: /Send.*rain.*again/ }));
    await expect(args.onRetryUpload).toHaveBeenCalledWith("u4");
    await expect(canvas.getAllByRole("button", { name: /again/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Send for 6 credits" }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("");
  },
};

export const UploadsOnTheirWay: Story = {
  name: "CHAT-08 What is on its way or has failed is not sent by another press, and a text is",
  args: {
    uploads: [
      { id: "u1", name: "lighthouse.jpg", preview, progress: 0.4 },
      { id: "u2", name: "rain.jpg", preview, error: "No connection.", mayRetry: true },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send for 2 credits" }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox"), "Look{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("Look");
  },
};

export const Short: Story = {
  name: "Credits that are too few for the photos are said, with the way on",
  args: {
    cost: 6,
    uploads: [{ id: "u1", name: "storm.jpg", preview }],
    notice: (
      <>
        <span>This costs 6 credits and you have 4.</span>
        <Button variant="link">Buy credits</Button>
      </>
    ),
  },
};

export const Keys: Story = {
  name: "CHAT-06 Enter sends, Shift+Enter breaks the line",
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, "One{Shift>}{Enter}{/Shift}two  ");
    await expect(field).toHaveValue("One\ntwo  ");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("One\ntwo");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
};

export const Composing: Story = {
  name: "C-055 Enter while composing sends nothing, not in Safari's order either",
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox");
    field.focus();
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: "こん" } });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229, isComposing: true });
    await fireEvent.compositionEnd(field, { data: "こん" });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("こん");
    await fireEvent.keyUp(field, { key: "Enter" });

    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: "안녕" } });
    await fireEvent.compositionEnd(field, { data: "안녕" });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onSend).toHaveBeenCalledOnce();
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
    await expect(args.onSend).toHaveBeenLastCalledWith("안녕");
    await expect(field).toHaveValue("");
  },
};

export const Touch: Story = {
  name: "CHAT-06 Where a finger types, Enter breaks the line",
  play: async ({ canvas, args }) => {
    const real = window.matchMedia;
    window.matchMedia = (query) => real(query === "(pointer: coarse)" ? "all" : query);
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "One{Enter}two");
    window.matchMedia = real;
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue("One\ntwo");
    await userEvent.click(canvas.getByRole("button", { name: "Send for 2 credits" }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("One\ntwo");
    await expect(field).toHaveFocus();
  },
};

export const Counting: Story = {
  name: "C-057 C-058 The limit counts as a person does, and a longer text is kept but not sent",
  args: { limit: 20 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox");
    for (const character of ["😀", "👨‍👩‍👧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u0301"]) {
      await fireEvent.input(field, { target: { value: ` ${character.repeat(19)} ` } });
      await expect(field).toHaveAccessibleDescription("1 character left");
      await fireEvent.input(field, { target: { value: character.repeat(21) } });
      await expect(field).toHaveAccessibleDescription("1 character over the limit");
      await expect(field).toBeInvalid();
      await fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(field).toHaveValue(character.repeat(21));
    }
  },
};

export const Refused: Story = {
  name: "A text that the caller does not take stays in the field",
  args: { onSend: fn(() => false), defaultValue: "Stay" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveValue("Stay");
  },
};

const picture = new File(["x"], "cells.png", { type: "image/png" });

function clipboard(withText: boolean) {
  const data = new DataTransfer();
  data.items.add(picture);
  data.setData("text/html", "<b>1</b>");
  if (withText) data.setData("text/plain", "1\t2");
  return data;
}

export const Paste: Story = {
  name: "C-066 Pasted cells are text; a picture alone is taken",
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox");
    const cells = new ClipboardEvent("paste", { clipboardData: clipboard(true), bubbles: true, cancelable: true });
    field.dispatchEvent(cells);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(cells.defaultPrevented).toBe(false);

    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: clipboard(false), bubbles: true, cancelable: true }),
    );
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const Drop: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const form = canvasElement.querySelector("form")!;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(picture);
    dataTransfer.items.add(new File(["x"], "notes.txt", { type: "text/plain" }));
    const drag = (type: string) =>
      form.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    drag("dragover");
    await canvas.findByText("Drop the photo here");
    drag("drop");
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith([picture]);
    await waitFor(() => expect(canvas.queryByText("Drop the photo here")).toBeNull());
  },
};

export const FieldSize: Story = {
  name: "C-151 The field's letters are 16 px at least",
  play: async ({ canvas }) => {
    await expect(parseFloat(getComputedStyle(canvas.getByRole("textbox")).fontSize)).toBeGreaterThanOrEqual(16);
  },
};
