import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../primitives/button/button.tsx";
import { LanguageSwitcher } from "../../navigation/language-switcher/language-switcher.tsx";
import { LogoBar } from "./logo-bar.tsx";

const languages = [
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
];

const meta = {
  title: "Landers/Logo bar",
  component: LogoBar,
  parameters: { layout: "fullscreen" },
  args: {
    logo: <span className="k:font-heading k:text-xl k:tracking-heading k:text-accent">Kindling</span>,
    name: "Kindling",
    href: "#home",
  },
} satisfies Meta<typeof LogoBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithMore: Story = {
  args: {
    children: (
      <>
        <LanguageSwitcher languages={languages} current="en" compact />
        <Button href="#login" variant="ghost" tone="neutral">
          Login
        </Button>
      </>
    ),
  },
};

export const Overlay: Story = {
  args: { ...WithMore.args, overlay: true },
  decorators: [
    (Story) => (
      <div className="k:relative k:bg-fill-accent" style={{ height: 240 }}>
        <Story />
      </div>
    ),
  ],
};
