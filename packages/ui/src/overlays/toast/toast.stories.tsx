import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { watchTimers } from "../../internal/story-timers.ts";
import { Announcer } from "../announcer/announcer.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { dismissToast, toast, type ToastOptions, Toaster } from "./toast.tsx";
import { toastTones } from "./toast-store.ts";

type Args = ToastOptions & { title: string };

const meta = {
  title: "Overlays/Toast",
  component: Toaster,
  args: { title: "Photo saved", duration: null },
  argTypes: { tone: { control: "select", options: toastTones } },
  beforeEach: () => () => dismissToast(),
  render: ({ title, ...options }: Args) => (
    <main style={{ minHeight: 320 }}>
      <Announcer />
      <Button variant="outline" onClick={() => toast(title, options)}>
        Show
      </Button>
      <Toaster />
    </main>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(document.querySelector("[data-slot=toast]")).toHaveTextContent(args.title));
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async () => {
    await expect(document.querySelector("[data-slot=toaster]")).toBeNull();
    await expect(document.querySelector("[aria-live=polite]")).toBeInTheDocument();
  },
};

export const Default: Story = {};

export const Completed: Story = {
  args: { tone: "positive", title: "Payment completed", description: "250 credits have been added to your account." },
};

export const Failed: Story = {
  name: "C-148 an error is spoken at once, and once",
  args: { tone: "critical", title: "Your message was not sent" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const region = document.querySelector("[aria-live=assertive]")!;
    await waitFor(() => expect(region.textContent).toContain("Your message was not sent"));
    await expect(document.querySelector("[aria-live=polite]")).not.toHaveTextContent("Your message was not sent");
    await expect(document.querySelector("[data-slot=toast]")!.closest("[aria-live]")).toBeNull();
  },
};

export const WithAction: Story = {
  args: { title: "Conversation removed", action: { label: "Undo", onAction: fn() } },
};

export const LongestText: Story = {
  args: {
    tone: "caution",
    title: "Donaudampfschifffahrtsgesellschaftskapitänin_1234567890123456789012345678901234567890 hat dich blockiert",
    description:
      "Ihr könnt euch keine Nachrichten mehr schreiben, und eure Profile sind füreinander nicht mehr sichtbar.",
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const box = await waitFor(() => document.querySelector("[data-slot=toast]")!);
    await expect(box.getBoundingClientRect().width).toBeLessThanOrEqual(350);
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const Matrix: Story = {
  play: async () => {
    for (const tone of toastTones.slice(1, 4)) toast(`A ${tone} notice`, { tone, duration: null });
    await waitFor(() => expect(document.querySelectorAll("[data-slot=toast]")).toHaveLength(3));
  },
};

export const Most: Story = {
  name: "The oldest goes when a fourth comes; the same id takes its own place",
  play: async () => {
    for (const n of [1, 2, 3, 4]) toast(`Notice ${n}`, { duration: null, id: `notice-${n}` });
    toast("Notice 3 again", { duration: null, id: "notice-3" });
    await waitFor(() =>
      expect([...document.querySelectorAll("[data-slot=toast]")].map((item) => item.textContent)).toEqual([
        "Notice 2",
        "Notice 3 again",
        "Notice 4",
      ]),
    );
  },
};

export const Pauses: Story = {
  name: "A pointer or the focus on it stops the clock",
  args: { duration: 400 },
  play: async ({ canvas, args }) => {
    const duration = args.duration!;
    const timers = watchTimers();
    const show = canvas.getByRole("button", { name: "Show" });
    await userEvent.click(show);
    const item = await waitFor(() => document.querySelector("[data-slot=toast]")!);
    await waitFor(() => expect(timers.pending(duration)).toBe(1));
    await userEvent.hover(item);
    await waitFor(() => expect(timers.pending(duration)).toBe(0));
    await expect(item).toBeInTheDocument();
    await userEvent.unhover(item);
    await waitFor(() => expect(item).not.toBeInTheDocument());

    await userEvent.click(show);
    await screen.findByRole("region", { name: /F8/ });
    await userEvent.keyboard("{F8}");
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await expect(timers.pending(duration)).toBe(0);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(show).toHaveFocus());
    timers.stop();
  },
};
