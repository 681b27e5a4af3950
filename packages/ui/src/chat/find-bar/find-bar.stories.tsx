import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { manyMessages, storyNow } from "../story-messages.ts";
import { people } from "../../internal/story-people.ts";
import { MessageThread } from "../message-thread/message-thread.tsx";
import { FindBar } from "./find-bar.tsx";

const meta = {
  title: "Chat/Find bar",
  component: FindBar,
  args: { value: "bowl", count: 12, position: 3, onValueChange: fn(), onMove: fn(), onClose: fn() },
} satisfies Meta<typeof FindBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Untouched: Story = { args: { value: "", count: 0, position: 0 } };

/** Nothing is said of what is still looked for. */
export const Searching: Story = {
  args: { value: "zebra", count: 0, position: 0, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("No results")).toBeNull();
  },
};

export const NothingFound: Story = { args: { value: "zebra", count: 0, position: 0 } };

export const LongestText: Story = { args: { value: "word ".repeat(60), count: 9999, position: 1234 } };

export const Keys: Story = {
  name: "C-055 Enter moves to a match, not while letters are composed",
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveFocus();
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onMove).toHaveBeenLastCalledWith("older");
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    await expect(args.onMove).toHaveBeenLastCalledWith("newer");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const all = manyMessages(400);

function Finding() {
  const [query, setQuery] = useState("");
  const [position, setPosition] = useState(1);
  const wanted = query.trim().toLowerCase();
  const found = wanted
    ? all.filter((message) => message.kind === "text" && message.text.toLowerCase().includes(wanted))
    : [];
  return (
    <div className="k:flex k:h-140 k:flex-col k:bg-page">
      <FindBar
        value={query}
        onValueChange={(next) => {
          setQuery(next);
          setPosition(1);
        }}
        count={found.length}
        position={found.length ? position : 0}
        onMove={(direction) => setPosition(position + (direction === "older" ? 1 : -1))}
        onClose={() => setQuery("")}
      />
      <MessageThread
        messages={all}
        name={people[0].name}
        now={storyNow}
        query={wanted}
        targetId={found.at(-position)?.id}
      />
    </div>
  );
}

export const InAThread: Story = {
  name: "BEYOND-31 Finding leads through a conversation and marks the words",
  render: () => <Finding />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole("textbox"), "umbrella");
    const shown = () => canvasElement.querySelector<HTMLElement>("[data-found]");
    const inView = () => {
      const view = canvas.getByRole("log").getBoundingClientRect();
      const box = shown()?.getBoundingClientRect();
      return box !== undefined && box.top >= view.top && box.bottom <= view.bottom;
    };
    await waitFor(() => expect(inView()).toBe(true));
    const first = shown()!.dataset["row"];
    for (let i = 0; i < 10; i++) await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shown()?.dataset["row"]).not.toBe(first));
    await waitFor(() => expect(inView()).toBe(true));
    await expect(shown()!.querySelector("mark")).toHaveTextContent("umbrella");
  },
};
