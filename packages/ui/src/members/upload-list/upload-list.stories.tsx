import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { people } from "../../internal/story-people.ts";
import { UploadList } from "./upload-list.tsx";

const src = (index: number) => people[index]!.photo.src;

const uploads = [
  { id: "1", name: "canal.jpg", src: src(0), progress: 0.42 },
  { id: "2", name: "at-the-sea.jpg", src: src(1), progress: 1 },
  {
    id: "3",
    name: "with-a-very-long-name-that-a-camera-gave-it-in-the-summer-of-2025.jpg",
    src: src(2),
    progress: null,
  },
  {
    id: "4",
    name: "cut.jpg",
    src: src(3),
    progress: 0.8,
    error: "No connection. Nothing is lost: try again when you’re back online.",
    mayRetry: true,
  },
  {
    id: "5",
    name: "letter.pdf",
    src: "data:,",
    progress: 0,
    error: "We can’t use this photo. Try another one in JPEG, PNG or WebP.",
  },
];

const meta = {
  title: "Members/Upload list",
  component: UploadList,
  args: { uploads, onCancel: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <div className="k:max-w-toast">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UploadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Uploading, 42%")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith("4");
    await userEvent.click(canvas.getAllByRole("button", { name: "Leave it out" })[1]!);
    await expect(args.onCancel).toHaveBeenCalledWith("5");
  },
};
