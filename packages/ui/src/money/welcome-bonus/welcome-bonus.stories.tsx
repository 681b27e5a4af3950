import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { Countdown } from "../../primitives/countdown/countdown.tsx";
import { WelcomeBonusBanner, WelcomeBonusModal } from "./welcome-bonus.tsx";

const now = () => 0;
const countdown = <Countdown endsAt={14_399_000} now={now} renderedAt={0} />;

const meta = {
  title: "Money/Welcome bonus",
  component: WelcomeBonusModal,
  subcomponents: { WelcomeBonusBanner },
  parameters: { layout: "fullscreen" },
  args: { open: true, discount: 0.25, href: "#credits", onOpenChange: fn(), countdown },
} satisfies Meta<typeof WelcomeBonusModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Modal: Story = {
  name: "BONUS-06 the modal closes before its link leads to credits",
  play: async ({ args }) => {
    const seen: boolean[] = [];
    const follow = (event: Event) => {
      seen.push(calledOnce(args.onOpenChange));
      event.preventDefault();
    };
    document.addEventListener("click", follow, { once: true });
    const link = await screen.findByRole("link", { name: "Use my bonus" });
    await expect(link).toHaveAttribute("href", "#credits");
    await userEvent.click(link);
    await expect(seen).toEqual([true]);
  },
};

const calledOnce = (called: unknown) => (called as ReturnType<typeof fn>).mock.calls.length === 1;

export const Banner: Story = {
  name: "BONUS-06 the banner leads to credits",
  render: ({ open: _open, onOpenChange: _onOpenChange, ...props }) => <WelcomeBonusBanner {...props} />,
  play: async () => {
    await expect(screen.getByRole("link", { name: "Use my bonus" })).toHaveAttribute("href", "#credits");
    await expect(screen.getByRole("timer")).toHaveTextContent("3:59:59");
  },
};
