import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen as page, userEvent } from "storybook/test";
import { nameReaderLong } from "../../../testing/long-names.ts";
import { posted, wrong } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Own profile",
  ...screen,
  args: { path: "/profile" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getInterests) } };

export const Empty: Story = { tags: ["state:empty"], args: { options: { me: { city: null } } } };

export const Filled: Story = {
  tags: ["state:full"],
  args: {
    options: { me: { about: "A long walk by the canal, if the rain lets me.", interests: ["cooking", "hiking"] } },
  },
};

export const LongestWords: Story = { tags: ["state:longest"], args: { world: nameReaderLong } };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getInterests, "unexpected") },
  play: seeFailure,
};

export const NotSaved: Story = {
  name: "What could not be saved stays in its fields",
  tags: ["state:error"],
  args: { overrides: failing(calls.changeProfile, "unexpected") },
  play: async () => {
    await userEvent.click(page.getByRole("button", { name: "Save my profile" }));
    await seeFailure();
  },
};

export const Refused: Story = {
  name: "A form that came back refused",
  tags: ["state:error"],
  args: {
    posted: posted(
      "profile",
      { about: "Abc".repeat(100), city: "x".repeat(81), hair_color: "red", interests: ["cooking"] },
      wrong({ about: { code: "too_long", max: 200 }, city: { code: "too_long", max: 80 } }),
    ),
  },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
