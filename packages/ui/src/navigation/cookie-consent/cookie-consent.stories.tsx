import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { CookieConsent } from "./cookie-consent.tsx";

const meta = {
  title: "Navigation/Cookie consent",
  component: CookieConsent,
  parameters: { layout: "fullscreen" },
  args: {
    site: "Kindling",
    href: "#cookies",
    onDecide: fn(),
    purposes: [
      {
        id: "necessary",
        label: "Necessary",
        description: "Keeps you logged in and remembers this choice.",
        required: true,
      },
      { id: "statistics", label: "Statistics", description: "Counts visits, so that we see what works." },
      { id: "marketing", label: "Marketing", description: "Tells us which advertisement brought you here." },
    ],
  },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 620 }}>
        <h1>The page</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CookieConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "SITE-07 to refuse takes no more than to accept",
  play: async ({ args }) => {
    const reject = screen.getByRole("button", { name: "Reject all" });
    const accept = screen.getByRole("button", { name: "Accept all" });
    await expect(reject.className).toBe(accept.className);
    await expect(Math.abs(reject.offsetWidth - accept.offsetWidth)).toBeLessThanOrEqual(1);
    await userEvent.click(reject);
    await expect(args.onDecide).toHaveBeenLastCalledWith(["necessary"]);
    await userEvent.click(accept);
    await expect(args.onDecide).toHaveBeenLastCalledWith(["necessary", "statistics", "marketing"]);
  },
};

export const Choosing: Story = {
  name: "SITE-07 asks by purpose",
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Let me choose" }));
    await expect(screen.getByRole("checkbox", { name: "Necessary (always on)" })).toBeDisabled();
    await expect(screen.getByRole("checkbox", { name: "Marketing" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: "Statistics" }));
    await userEvent.click(screen.getByRole("button", { name: "Save my choice" }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(["necessary", "statistics"]);
  },
};
