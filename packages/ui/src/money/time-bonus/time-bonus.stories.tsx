import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { Countdown } from "../../primitives/countdown/countdown.tsx";
import { TimeBonusBanner, TimeBonusModal } from "./time-bonus.tsx";

const now = () => 0;
const countdown = <Countdown endsAt={3_725_000} now={now} renderedAt={0} />;

const meta = {
  title: "Money/Time bonus",
  component: TimeBonusModal,
  subcomponents: { TimeBonusBanner },
  parameters: { layout: "fullscreen" },
  args: { open: true, discount: 0.25, href: "#credits", onOpenChange: fn(), countdown },
} satisfies Meta<typeof TimeBonusModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Modal: Story = {
  name: "The modal leads to credits, and can be put off",
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "25% off for a limited time" });
    await expect(screen.getByRole("link", { name: "Buy credits" })).toHaveAttribute("href", "#credits");
    await userEvent.click(screen.getByRole("button", { name: "Not now" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const ModalWithoutEnd: Story = { args: { countdown: undefined } };

export const Banner: Story = {
  name: "BONUS-02 the banner",
  render: ({ open: _open, onOpenChange, ...props }) => (
    <TimeBonusBanner {...props} onDismiss={() => onOpenChange?.(false)} />
  ),
  play: async ({ args }) => {
    await expect(screen.getByRole("timer")).toHaveTextContent("1:02:05");
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};
