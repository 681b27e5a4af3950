import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import { nameLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Search",
  ...screen,
  args: { path: "/members" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

/** Has liked the reader, who is among those that they look for. */
const admirer = "Ben";

const like = () => userEvent.click(page.getAllByRole("button", { name: `Like ${admirer}` })[0]!);
const popup = () => page.findByRole("dialog", { name: "It’s a match!" });
const isGone = () => waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.searchMembers) } };

export const Empty: Story = { tags: ["state:empty"], args: { options: { members: 0, likes: {}, chats: 0 } } };

export const Results: Story = {
  name: "More results than one page holds",
  tags: ["state:full"],
  args: { options: { members: 26 } },
};

export const Most: Story = {
  name: "The last page of more than a search shows",
  tags: ["state:full"],
  args: { path: "/members?gender=&country=&min_age=18&max_age=99&page=42", options: { members: 1_020 } },
  play: async () => {
    await expect(page.getByText("1,000+ members")).toBeVisible();
    await expect(page.getByText(/Narrow your search/)).toBeVisible();
  },
};

export const LongestNames: Story = { tags: ["state:longest"], args: { world: nameLong } };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.searchMembers, "unexpected") },
  play: seeFailure,
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };

export const Visitor: Story = {
  name: "A visitor sees the first page",
  tags: ["state:closed"],
  args: { account: "visitor" },
};

export const Chips: Story = {
  name: "On a phone chips say what is set, and each takes one of it away",
  args: {
    path: "/members?gender=female&country=NL&min_age=25&max_age=45&sort=active",
    options: { members: 0, likes: {}, chats: 0 },
  },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const chips = () => page.getByRole("list", { name: "Filters" });
    await expect(chips()).toHaveTextContent("WomenAges 25–45NetherlandsRecently online");
    await userEvent.click(page.getByRole("link", { name: "Remove Netherlands" }));
    await waitFor(() => expect(chips()).toHaveTextContent(/^WomenAges 25–45Recently online$/));
  },
};

export const Match: Story = {
  name: "C-140, C-147 the page lives on under a match, and keeps its place",
  globals: { viewport: { value: "phone" } },
  play: async () => {
    scrollTo(0, 500);
    const before = {
      place: scrollY,
      body: document.body.getAttributeNames(),
      root: document.documentElement.outerHTML,
    };
    await expect(before.place).toBeGreaterThan(0);
    await like();
    await popup();
    await userEvent.keyboard("{Escape}");
    await isGone();
    await expect(scrollY).toBe(before.place);
    await expect(document.body.getAttributeNames()).toEqual(before.body);
    await expect(getComputedStyle(document.body).pointerEvents).toBe("auto");
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  },
};

export const LikeRefused: Story = {
  name: "C-148 a like that fails is said at once, and once",
  args: { overrides: failing(calls.like, "unexpected") },
  play: async () => {
    const assertive = document.querySelector('[data-slot="announcer"][aria-live="assertive"]')!;
    await like();
    await waitFor(() => expect(assertive).toHaveTextContent("An error occurred, please try again later"));
    await expect(assertive.children).toHaveLength(1);
  },
};

export const FieldsOnAPhone: Story = {
  name: "C-151 no field makes a phone zoom in",
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await userEvent.click(page.getByText("Filters"));
    const fields = [...document.querySelectorAll("input:not([type=range]), select, textarea")];
    await expect(fields.length).toBeGreaterThan(0);
    for (const field of fields)
      await expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
    await userEvent.click(page.getByText("Filters"));
  },
};
