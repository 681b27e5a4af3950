import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { Composer } from "../composer/composer.tsx";
import { people } from "../../internal/story-people.ts";
import { IcebreakerModal, type IcebreakerModalProps } from "./icebreaker-modal.tsx";

function WithComposer({ lines, name, open }: Pick<IcebreakerModalProps, "lines" | "name" | "open">) {
  const [shown, setShown] = useState(open);
  const [draft, setDraft] = useState("");
  return (
    <>
      <Composer
        name={name}
        value={draft}
        onValueChange={setDraft}
        onSend={() => {}}
        actions={
          <Button variant="ghost" onClick={() => setShown(true)}>
            First lines
          </Button>
        }
      />
      <IcebreakerModal open={shown} onOpenChange={setShown} name={name} lines={lines} onChoose={setDraft} />
    </>
  );
}

const meta = {
  title: "Chat/Icebreaker modal",
  component: IcebreakerModal,
  render: WithComposer,
  args: {
    open: true,
    onOpenChange: fn(),
    onChoose: fn(),
    name: people[0].name,
    lines: [
      "What would a perfect Sunday look like for you?",
      "Which place do you keep going back to?",
      "Pancakes or waffles? Think carefully.",
    ],
  },
} satisfies Meta<typeof IcebreakerModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = { args: { lines: ["a".repeat(300), "One more word. ".repeat(30)] } };

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const Choose: Story = {
  name: "CHAT-01 A chosen first line goes into the composer, unsent, and the modal closes",
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "First lines" }));
    await userEvent.click(await screen.findByRole("button", { name: /Pancakes/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("textbox")).toHaveValue("Pancakes or waffles? Think carefully.");
    await expect(canvas.getByRole("button", { name: "First lines" })).toHaveFocus();
  },
};
