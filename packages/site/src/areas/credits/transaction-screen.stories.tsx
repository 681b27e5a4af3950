import { calls, type PaymentStatus } from "@kindling/domain/contract";
import { failing, type FakeWorld, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Payment",
  ...screen,
  args: { path: "/transactions/77", account: "premium" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

/** A payment of the reader's that has come to a state. */
const paid =
  (status: PaymentStatus) =>
  ({ payments, me, clock }: FakeWorld): void => {
    payments.push({
      payment_id: "77",
      status,
      bundle: "p1",
      credits: 60,
      amount: { amount_minor: 1999, currency: "EUR" },
      method: "card",
      created_at: new Date(clock.now()).toISOString(),
      next: null,
      account: me!,
      key: "the-order",
    });
  };

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getPayment) } };

export const Waiting: Story = { tags: ["state:full"], args: { world: paid("pending") } };

export const Completed: Story = { tags: ["state:full"], args: { world: paid("completed") } };

export const NotPaid: Story = { tags: ["state:full"], args: { world: paid("failed") } };

export const Cancelled: Story = { tags: ["state:full"], args: { world: paid("cancelled") } };

export const Refunded: Story = { tags: ["state:full"], args: { world: paid("refunded") } };

export const Failed: Story = {
  name: "The payment cannot be read",
  tags: ["state:error"],
  args: { world: paid("pending"), overrides: failing(calls.getPayment, "unexpected") },
  play: seeFailure,
};

export const Offline: Story = { tags: ["state:offline"], args: { world: paid("pending"), online: false } };

export const Unknown: Story = {
  name: "A payment of somebody else’s",
  tags: ["state:closed"],
};
