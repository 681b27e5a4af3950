import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cake, Coffee, Flower2, Gem, Martini, Rose } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { GiftPicker, GiftPickerSkeleton } from "./gift-picker.tsx";

const gifts = [
  { id: "rose", name: "Rose", picture: <Rose />, credits: 2 },
  { id: "coffee", name: "Coffee", picture: <Coffee />, credits: 3 },
  { id: "flowers", name: "Flowers", picture: <Flower2 />, credits: 5 },
  { id: "drink", name: "Drink", picture: <Martini />, credits: 5 },
  { id: "cake", name: "Cake", picture: <Cake />, credits: 8 },
  { id: "gem", name: "Diamond", picture: <Gem />, credits: 50 },
];

const meta = {
  title: "Chat/Gift picker",
  component: GiftPicker,
  subcomponents: { GiftPickerSkeleton },
  args: { name: "Rosa", gifts, credits: 20, href: "#credits", onSend: fn(), className: "k:max-w-[28rem]" },
} satisfies Meta<typeof GiftPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CHAT-03 the button says what the gift takes. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a gift" }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole("radio", { name: /Rose/ })).toHaveFocus();
    await userEvent.keyboard(" {ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /Coffee/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Send for 3 credits" }));
    await expect(args.onSend).toHaveBeenLastCalledWith("coffee");
  },
};

/** CHAT-03 too few credits lead to more, and never to the server. */
export const NotEnough: Story = {
  args: { defaultValue: "gem" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Buy credits" })).toHaveAttribute("href", "#credits");
    await expect(canvas.queryByRole("button", { name: /Send/ })).toBeNull();
  },
};

/** A second press while it is being sent sends nothing. */
export const Sending: Story = {
  args: { defaultValue: "rose", loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send for 2 credits" }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { defaultValue: "rose", error: "The gift was not sent, and nothing was charged. Try again." },
};

export const Free: Story = { args: { gifts: [{ ...gifts[0]!, credits: 0 }], defaultValue: "rose" } };

export const Loading: Story = { render: () => <GiftPickerSkeleton className="k:max-w-[28rem]" count={6} /> };

export const Empty: Story = { args: { gifts: [] } };

export const LongestText: Story = {
  args: {
    gifts: gifts.map((gift) => ({ ...gift, name: "Überraschungsgeschenkpaket", credits: 1_234_567 })),
    defaultValue: "rose",
  },
};
