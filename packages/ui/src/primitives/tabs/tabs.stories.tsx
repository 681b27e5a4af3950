import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { CounterBadge } from "../counter-badge/counter-badge.tsx";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

const meta = {
  title: "Primitives/Tabs",
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: { defaultValue: "received", onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Likes">
        <Tab value="received">
          Received <CounterBadge count={4} label="4 new" />
        </Tab>
        <Tab value="given">Given</Tab>
        <Tab value="matches">Matches</Tab>
      </TabList>
      <TabPanel value="received">Four people like you.</TabPanel>
      <TabPanel value="given">You like two people.</TabPanel>
      <TabPanel value="matches">No match yet.</TabPanel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: /Received/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Given" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("You like two people.");
    await userEvent.keyboard("{End}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("matches");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Received/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const Pointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Matches" }));
    await expect(canvas.getByRole("tabpanel", { name: "Matches" })).toHaveTextContent("No match yet.");
  },
};

export const Disabled: Story = {
  render: () => (
    <Tabs defaultValue="a">
      <TabList label="Photos">
        <Tab value="a">Public</Tab>
        <Tab value="b" disabled>
          Private
        </Tab>
      </TabList>
      <TabPanel value="a">Three photos</TabPanel>
    </Tabs>
  ),
};

export const LongestText: Story = {
  globals: { viewport: { value: "narrow" } },
  render: () => (
    <Tabs defaultValue="1">
      <TabList label="Einstellungen">
        {["Benachrichtigungseinstellungen", "Zahlungsinformationen", "Sicherheit"].map((name, at) => (
          <Tab key={name} value={String(at)}>
            {name}
          </Tab>
        ))}
      </TabList>
      {["0", "1", "2"].map((value) => (
        <TabPanel key={value} value={value}>
          {value}
        </TabPanel>
      ))}
    </Tabs>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
