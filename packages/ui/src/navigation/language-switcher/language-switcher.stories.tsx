import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { LanguageSwitcher } from "./language-switcher.tsx";

const languages = [
  ["da", "Dansk"],
  ["de", "Deutsch"],
  ["en", "English"],
  ["es", "Español"],
  ["fi", "Suomi"],
  ["fr", "Français"],
  ["it", "Italiano"],
  ["nl", "Nederlands"],
  ["no", "Norsk"],
  ["pl", "Polski"],
  ["sv", "Svenska"],
].map(([code, name]) => ({ code: code!, name: name!, href: `?lang=${code}` }));

const meta = {
  title: "Navigation/Language switcher",
  component: LanguageSwitcher,
  args: { languages, current: "nl", onLanguageChange: fn() },
  decorators: [
    (Story) => (
      <div className="k:flex k:items-start k:justify-end" style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async () => {
    await expect(screen.getByRole("button", { name: "Language Nederlands" })).toBeVisible();
  },
};

export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole("button"));
    await expect(await screen.findByRole("menuitem", { name: "Nederlands" })).toHaveAttribute("aria-current", "true");
    await expect(screen.getAllByRole("menuitem")).toHaveLength(11);
    await expect(screen.getByRole("menuitem", { name: "Polski" })).toHaveAttribute("href", "?lang=pl");
  },
};

export const Single: Story = {
  name: "NAV-06 nothing with one language",
  args: { languages: languages.slice(2, 3), current: "en" },
  decorators: [
    (Story) => (
      <div>
        <p>One language:</p>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await expect(screen.queryByRole("button")).toBeNull();
  },
};
