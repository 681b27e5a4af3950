import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { people } from "../../internal/story-people.ts";
import { LiveCamTeaser } from "./live-cam-teaser.tsx";

const meta = {
  title: "Members/Live cam teaser",
  component: LiveCamTeaser,
  args: { href: "#partner", photo: people[7]?.photo },
} satisfies Meta<typeof LiveCamTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SITE-06 it says that it is another service, and opens in a window of its own. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open live cams" })).toHaveAttribute("target", "_blank");
    await expect(canvas.getByText(/separate service/)).toBeVisible();
  },
};

export const NoPhoto: Story = { args: { photo: null } };

export const LongestText: Story = {
  args: {
    title: "Unzustellbarkeitsbenachrichtigungen live und in Farbe vor der Kamera",
    children:
      "Ein Dienst unseres Partners mit eigenen Preisen und Geschäftsbedingungen, der sich in einem neuen Fenster öffnet.",
  },
};
