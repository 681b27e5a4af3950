import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { people } from "../../internal/story-people.ts";
import { AccountMenu } from "./account-menu.tsx";

const meta = {
  title: "Navigation/Account menu",
  component: AccountMenu,
  args: {
    name: people[0].name,
    photo: people[0].photo,
    profileHref: "#profile",
    settingsHref: "#notifications",
    onLogout: fn(),
  },
  decorators: [
    (Story) => (
      <div className="k:flex k:items-start k:justify-end" style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const WithoutPhoto: Story = { args: { photo: null } };

export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole("button"));
    await expect(await screen.findByRole("menuitem", { name: "Log out" })).toBeVisible();
  },
};

export const LongestText: Story = {
  args: { name: "Wolfeschlegelsteinhausenbergerdorff" },
  play: Open.play,
};
