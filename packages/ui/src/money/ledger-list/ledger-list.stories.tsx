import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type LedgerEntry, LedgerList } from "./ledger-list.tsx";

const entries: LedgerEntry[] = [
  {
    id: "5",
    what: "Message to Amara",
    href: "#chats/3",
    at: "2026-03-14T18:20:00Z",
    amount: -2,
    balance: 71,
    note: "€1.34",
  },
  {
    id: "4",
    what: "Gift for Amara: rose",
    href: "#chats/3",
    at: "2026-03-14T18:02:00Z",
    amount: -5,
    balance: 73,
    note: "€3.35",
  },
  {
    id: "3",
    what: "75 credits bought",
    href: "#transactions/20418",
    at: "2026-03-14T17:55:00Z",
    amount: 75,
    balance: 78,
    note: "€49.99",
  },
  { id: "2", what: "Photo to Tom", href: "#chats/1", at: "2026-03-12T09:00:00Z", amount: -7, balance: 3 },
  { id: "1", what: "Welcome credits", at: "2026-03-11T20:00:00Z", amount: 10, balance: 10 },
];

const meta = {
  title: "Money/Ledger list",
  component: LedgerList,
  args: { entries },
} satisfies Meta<typeof LedgerList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** BEYOND-05 each debit is tied to its message, photo or gift; signs and balance are told apart without colour. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Credit history" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Message to Amara" })).toHaveAttribute("href", "#chats/3");
    await expect(canvas.getByRole("cell", { name: "+75" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "-2" })).toBeVisible();
  },
};

export const Extremes: Story = {
  args: {
    entries: [
      {
        id: "1",
        what: "Nachricht an Wolfeschlegelsteinhausenbergerdorff mit einem Foto",
        at: "2026-03-14T18:20:00Z",
        amount: -1_234_567,
        balance: 1_234_567,
        note: "Eine Nachricht kostet zwei Guthabenpunkte, ein Foto fünf",
      },
    ],
  },
};

export const Empty: Story = { args: { entries: [] } };
