import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Announcer } from "../../overlays/announcer/announcer.tsx";
import { WarningBanner, type WarningKind } from "./warning-banner.tsx";

const meta = {
  title: "Navigation/Warning banner",
  component: WarningBanner,
  parameters: { layout: "fullscreen" },
  args: { kind: "activation", onAction: fn(), onDismiss: fn() },
} satisfies Meta<typeof WarningBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Activation: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Send it again" }));
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { loading: true } };

export const Photo: Story = { args: { kind: "photo", href: "#profile" } };

export const Offline: Story = {
  name: "C-148 being offline is spoken at once",
  args: { kind: "offline", onAction: undefined, onDismiss: undefined },
  decorators: [
    (Story) => (
      <>
        <Announcer />
        <Story />
      </>
    ),
  ],
  play: async () => {
    await waitFor(() =>
      expect(document.querySelector("[aria-live=assertive]")).toHaveTextContent(
        "You’re offline. What you write is saved here until you’re back.",
      ),
    );
  },
};

export const MailStopped: Story = { args: { kind: "notifications", reason: "bounce", href: "#settings" } };

export const Push: Story = { args: { kind: "push" } };

const kinds: WarningKind[] = ["offline", "activation", "photo", "notifications", "push"];

export const Matrix: Story = {
  render: (args) => (
    <>
      {kinds.map((kind) => (
        <WarningBanner key={kind} {...args} kind={kind} />
      ))}
    </>
  ),
};
