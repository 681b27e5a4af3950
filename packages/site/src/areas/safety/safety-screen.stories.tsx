import { calls } from "@kindling/domain/contract";
import { failing, type FakeWorld, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { nameLong } from "../../../testing/long-names.ts";
import { posted, wrong } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Safety",
  ...screen,
  args: { path: "/members/2/safety" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

const blockThem = ({ blocks, me }: FakeWorld) => void blocks.unshift({ from: me!, to: "2" });

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getMember) } };

export const Form: Story = { tags: ["state:full"] };

export const LongestWords: Story = { tags: ["state:longest"], args: { world: nameLong } };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getMember, "unexpected") },
  play: seeFailure,
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };

export const WithoutReason: Story = {
  name: "A report without a reason",
  args: {
    posted: posted("report", { text: "Abc".repeat(20) }, wrong({ reason: { code: "required" } })),
  },
};

export const NothingSaid: Story = {
  name: "A report for something else that does not say what",
  play: async () => {
    await userEvent.click(await page.findByRole("radio", { name: "Something else" }));
    await userEvent.click(page.getByRole("button", { name: "Send report" }));
    const text = await page.findByRole("textbox", { name: /^Tell us more/ });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveAccessibleDescription(/Please fill this in/);
  },
};

export const Refused: Story = {
  name: "A report that did not come through",
  args: { overrides: failing(calls.report, "unexpected") },
  play: async () => {
    await userEvent.click(await page.findByRole("radio", { name: "Insults, threats or pressure" }));
    await userEvent.click(page.getByRole("button", { name: "Send report" }));
    await page.findByRole("alert");
  },
};

export const Receipt: Story = {
  name: "MEMBERS-03 The receipt of a report",
  play: async () => {
    await userEvent.click(await page.findByRole("radio", { name: "Insults, threats or pressure" }));
    await userEvent.click(page.getByRole("button", { name: "Send report" }));
    const receipt = (await page.findByText("We’ve got your report")).closest("[role=status]");
    await waitFor(() => expect(receipt).toHaveFocus());
    await expect(page.queryByRole("button", { name: "Send report" })).toBeNull();
  },
};

export const Blocked: Story = {
  name: "Closed: the reader has blocked them",
  tags: ["state:closed"],
  args: { world: blockThem },
};
