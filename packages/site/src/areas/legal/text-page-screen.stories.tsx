import { calls, type TextPage } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen as page } from "storybook/test";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Page of text",
  ...screen,
  args: { path: "/pages/terms", account: "visitor" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

const german: TextPage = {
  title: "Rechtsschutzversicherungsgesellschaftenverzeichnis",
  description: "Alles, was lang ist.",
  version: "2026-02-01T12:00:00.000Z",
  sections: [
    {
      heading: "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung",
      paragraphs: [
        "Siehe https://www.example.com/Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.html",
      ],
    },
  ],
};

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getPage) } };

export const Terms: Story = { tags: ["state:full"] };

export const LongestWords: Story = {
  tags: ["state:longest"],
  args: { overrides: { getPage: async () => Response.json(german) } },
  play: async () => void (await page.findByRole("heading", { name: german.title })),
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getPage, "unexpected") },
  play: seeFailure,
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
