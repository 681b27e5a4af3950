import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { LikeButton, type LikeButtonProps } from "./like-button.tsx";

const meta = {
  title: "Members/Like button",
  component: LikeButton,
  args: { name: "Rosa", pressed: false, onPressedChange: fn() },
} satisfies Meta<typeof LikeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Like Rosa", pressed: true })).toBeVisible();
  },
};

export const Soft: Story = { args: { variant: "soft" } };

export const Disabled: Story = { args: { disabled: true } };

function Held({
  answer,
  ...props
}: Omit<LikeButtonProps, "pressed" | "onPressedChange"> & { answer: () => Promise<boolean> }) {
  const [liked, setLiked] = useState(false);
  return (
    <LikeButton
      {...props}
      pressed={liked}
      onPressedChange={async (next) => {
        if (await answer()) setLiked(next);
      }}
    />
  );
}

/** What the server will say, when the story lets it. */
let server = Promise.withResolvers<boolean>();
const asked = () => {
  server = Promise.withResolvers();
};

/** It answers the finger within 100 ms, however slow the server is. */
export const AnswersAtOnce: Story = {
  beforeEach: asked,
  render: ({ name }) => <Held name={name} answer={() => server.promise} />,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", { name: "Like Rosa" });
    const taken = new Promise<number>((resolve) => {
      let start = 0;
      heart.addEventListener("click", () => (start = performance.now()), { once: true, capture: true });
      new MutationObserver(() => resolve(performance.now() - start)).observe(heart, {
        attributeFilter: ["aria-pressed"],
      });
    });
    await userEvent.click(heart);
    await expect(await taken).toBeLessThan(100);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    server.resolve(true);
    await server.promise;
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
  },
};

/** A like that the server refuses goes back, and the caller says why. */
export const Refused: Story = {
  beforeEach: asked,
  render: ({ name }) => <Held name={name} answer={() => server.promise} />,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", { name: "Like Rosa" });
    heart.focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    server.reject(new Error("blocked"));
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
    await expect(heart).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="k:flex k:gap-3">
      {(["solid", "soft"] as const).flatMap((variant) =>
        [false, true].map((pressed) => (
          <LikeButton
            key={`${variant} ${pressed}`}
            name={`${variant} ${pressed}`}
            variant={variant}
            pressed={pressed}
            onPressedChange={() => {}}
          />
        )),
      )}
    </div>
  ),
};
