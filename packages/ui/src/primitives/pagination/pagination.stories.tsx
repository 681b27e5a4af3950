import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Primitives/Pagination",
  component: Pagination,
  args: { page: 7, count: 24, hrefFor: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole("navigation", { name: "Pages" }));
    await expect(pages.getByRole("link", { name: "Page 7" })).toHaveAttribute("aria-current", "page");
    await expect(pages.getByRole("link", { name: "Next" })).toHaveAttribute("href", "#page-8");
    await expect(pages.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "#page-6");
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Previous" })).toBeNull();
  },
};

export const LastPage: Story = {
  args: { page: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Next" })).toBeNull();
  },
};

export const FewPages: Story = { args: { page: 2, count: 3 } };

export const ManyPages: Story = { args: { page: 5000, count: 12_345 } };

export const OnPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Page 7 of 24")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const OnPhoneInPolish: Story = {
  globals: { viewport: { value: "narrow" }, locale: "pl" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Następna")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const OnePage: Story = {
  args: { count: 1, page: 1 },
  decorators: [(Story) => <div>One page needs no navigation{<Story />}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};
