import { calls } from "@kindling/domain/contract";
import { failing, type FakeWorld, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen as page, userEvent } from "storybook/test";
import { nameLong } from "../../../testing/long-names.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Profile",
  ...screen,
  args: { path: "/members/2" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

/** Somebody who has said nothing of themselves, in a place of their own. */
function sayNothing({ profiles }: FakeWorld): void {
  const silent = {
    about: "",
    main_image: null,
    images: [],
    interests: [],
    locked_images: 0,
    fictional: false,
    hair_color: null,
    eye_color: null,
    body_type: null,
    relationship_status: null,
    tattoos: null,
    city: "",
  };
  profiles.set("2", { ...profiles.get("2")!, ...silent });
}

function tellAll(world: FakeWorld): void {
  nameLong(world);
  world.profiles.set("2", { ...world.profiles.get("2")!, about: "Abc".repeat(300) });
}

export const Loading: Story = { tags: ["state:loading"], args: { overrides: pending(calls.getMember) } };

export const Empty: Story = { tags: ["state:empty"], args: { options: { members: 2 }, world: sayNothing } };

export const Member: Story = { tags: ["state:full"] };

export const Visitor: Story = { args: { account: "visitor" } };

export const LongestWords: Story = { tags: ["state:longest"], args: { world: tellAll } };

export const Failed: Story = {
  tags: ["state:error"],
  args: { overrides: failing(calls.getMember, "unexpected") },
  play: seeFailure,
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };

export const Safety: Story = {
  name: "What can be done against a member",
  play: async () => {
    await userEvent.click(await page.findByRole("heading", { name: "Block or report" }));
    await expect(page.getByRole("button", { name: /^Block / })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Report/ })).toBeVisible();
  },
};

export const BlockRefused: Story = {
  name: "A block that did not come through",
  args: { overrides: failing(calls.block, "unexpected") },
  play: async () => {
    await userEvent.click(await page.findByRole("heading", { name: "Block or report" }));
    await userEvent.click(page.getByRole("button", { name: /^Block / }));
    await page.findByRole("alert");
  },
};

export const BlockedByReader: Story = {
  name: "MEMBERS-08 Whom the reader blocks is gone at once, and there again once that is taken back",
  play: async () => {
    await userEvent.click(await page.findByRole("heading", { name: "Block or report" }));
    await userEvent.click(page.getByRole("button", { name: /^Block / }));
    await page.findByRole("heading", { level: 1, name: /You’ve blocked/ });
    await userEvent.click(await page.findByRole("button", { name: "Unblock" }));
    await page.findByRole("heading", { name: "Block or report" });
  },
};

export const Blocked: Story = {
  name: "Closed: the reader has blocked them",
  tags: ["state:closed"],
  args: { world: ({ blocks, me }) => void blocks.unshift({ from: me!, to: "2" }) },
};

export const BlockedLong: Story = {
  name: "Closed: the reader has blocked somebody with a long name",
  tags: ["state:closed"],
  args: {
    world: (world) => {
      nameLong(world);
      world.blocks.unshift({ from: world.me!, to: "2" });
    },
  },
};

export const Gone: Story = {
  name: "A profile that is not there any more",
  tags: ["state:closed"],
  args: { path: "/members/999" },
};
