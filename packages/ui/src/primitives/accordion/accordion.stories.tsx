import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { Accordion, AccordionItem } from "./accordion.tsx";

const questions = [
  ["What does a message cost?", "Two credits. The button says so before you send it."],
  [
    "Are there fictional profiles?",
    "Yes. Each one is marked as fictional on its card, on its profile and in the conversation.",
  ],
  ["Is it a subscription?", "No. You pay once for a package, and nothing renews."],
] as const;

const meta = {
  title: "Primitives/Accordion",
  component: Accordion,
  subcomponents: { AccordionItem },
  render: (args) => (
    <Accordion {...args}>
      {questions.map(([question, answer]) => (
        <AccordionItem key={question} title={question} name="faq">
          {answer}
        </AccordionItem>
      ))}
    </Accordion>
  ),
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const open = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll("details")].map((item) => item.open);

export const OneAtATime: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.click(canvas.getByText(questions[0][0]));
    await expect(canvas.getByText(questions[0][1])).toBeVisible();
    await userEvent.click(canvas.getByText(questions[1][0]));
    await expect(open(canvasElement)).toEqual([false, true, false]);
  },
};

export const Open: Story = {
  render: () => (
    <Accordion>
      <AccordionItem open title="Open from the start">
        It has no name, so it stays open when another one opens.
      </AccordionItem>
    </Accordion>
  ),
};

export const LongestText: Story = {
  globals: { viewport: { value: "narrow" } },
  render: () => (
    <Accordion>
      <AccordionItem open title={"Benachrichtigungseinstellungsmöglichkeiten".repeat(3)}>
        {"a".repeat(300)}
      </AccordionItem>
    </Accordion>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
