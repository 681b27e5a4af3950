import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Announcer } from "../../overlays/announcer/announcer.tsx";
import { manyPeople } from "../../internal/story-people.ts";
import { SwipeDeck, type SwipeDeckProps } from "./swipe-deck.tsx";

const cards = manyPeople(6).map((person) => ({
  ...person,
  href: `#members/${person.id}`,
  interests: ["music", "hiking", "wine"] as const,
}));

const meta = {
  title: "Members/Swipe deck",
  component: SwipeDeck,
  args: {
    cards,
    likesLeft: 4,
    renewsAt: Date.UTC(2026, 2, 14, 23),
    onLike: fn(),
    onPass: fn(),
    onUndo: fn(),
    onLater: fn(),
    href: "#members",
  },
  render: (args) => <Game {...args} />,
} satisfies Meta<typeof SwipeDeck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the server would count. */
function Game(props: SwipeDeckProps) {
  const [left, setLeft] = useState(props.likesLeft);
  return (
    <>
      <SwipeDeck
        {...props}
        likesLeft={left}
        onLike={async (id) => {
          await props.onLike(id);
          setLeft((count) => count - 1);
        }}
      />
      <Announcer />
    </>
  );
}

type Canvas = ReturnType<typeof within>;

/** The one in reach: the next card and the leaving one are inert. */
const link = (canvas: Canvas) => canvas.getAllByRole("link").find((one: HTMLElement) => !one.closest("[inert]"))!;

const top = (canvas: Canvas) => {
  const card = link(canvas).closest("[data-top]") as HTMLElement;
  // A real pointer cannot be captured by a made-up event, so capturing is left out.
  return Object.assign(card, { setPointerCapture: () => {} });
};

const shows = (canvas: Canvas, name: RegExp) => waitFor(() => expect(link(canvas)).toHaveAccessibleName(name));

/** A finger from where it lands along a path, relative to the card's middle. */
async function drag(
  card: HTMLElement,
  path: [x: number, y: number][],
  end: "pointerUp" | "pointerCancel" = "pointerUp",
  pointer = 1,
) {
  const { left, top: above, width, height } = card.getBoundingClientRect();
  const at = ([x, y]: [number, number]) => ({
    clientX: left + width / 2 + x,
    clientY: above + height / 2 + y,
    pointerId: pointer,
    pointerType: "touch",
    isPrimary: pointer === 1,
    button: 0,
  });
  await fireEvent.pointerDown(card, at([0, 0]));
  for (const point of path) await fireEvent.pointerMove(card, at(point));
  await fireEvent[end](card, at(path.at(-1) ?? [0, 0]));
}

const right: [number, number][] = [
  [20, 2],
  [70, 4],
  [140, 6],
];
const left: [number, number][] = [
  [-20, 2],
  [-70, 4],
  [-140, 6],
];

/** MEMBERS-10 BEYOND-16 without a gesture: labelled buttons, with the day's likes said. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Like" }));
    await expect(args.onLike).toHaveBeenLastCalledWith("Rosa-0");
    await shows(canvas, /Tom/);
    await expect(
      await canvas.findByText(/You liked Rosa\. 3 likes left today Next: Tom, 41\./, {}, { timeout: 3000 }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Pass" }));
    await expect(args.onPass).toHaveBeenLastCalledWith("Tom-1");
    await userEvent.click(canvas.getByRole("button", { name: "Later" }));
    await expect(args.onLater).toHaveBeenLastCalledWith("Amara-2");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(args.onUndo).toHaveBeenLastCalledWith("Tom-1");
    await shows(canvas, /Tom/);
  },
};

/** MEMBERS-10 by keys, with the focus kept on the card. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    link(canvas).focus();
    await userEvent.keyboard("{ArrowRight}");
    await shows(canvas, /Tom/);
    await expect(link(canvas)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await shows(canvas, /Amara/);
    await userEvent.keyboard("{Backspace}");
    await shows(canvas, /Tom/);
    await userEvent.keyboard("{ArrowDown}");
    await shows(canvas, /Amara/);
    await expect(args.onLike).toHaveBeenCalledTimes(1);
    await expect(args.onPass).toHaveBeenCalledTimes(1);
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await expect(args.onLater).toHaveBeenCalledTimes(1);
  },
};

/** MEMBERS-10 by drag, and the click that ends a drag opens nobody's profile. */
export const Drag: Story = {
  play: async ({ canvas, args }) => {
    await drag(top(canvas), right);
    await expect(args.onLike).toHaveBeenLastCalledWith("Rosa-0");
    await shows(canvas, /Tom/);
    await drag(top(canvas), left);
    await expect(args.onPass).toHaveBeenLastCalledWith("Tom-1");
    await shows(canvas, /Amara/);
    const card = top(canvas);
    await drag(card, [
      [40, 0],
      [20, 0],
    ]);
    await expect(fireEvent.click(within(card).getByRole("link"))).toBe(false);
    await expect(card.style.transform).toBe("");
    await shows(canvas, /Amara/);
  },
};

let liked = Promise.withResolvers<void>();

/** C-084 swipe and key together, or two fingers, are one like. */
export const OneLikeACard: Story = {
  beforeEach: () => {
    liked = Promise.withResolvers();
  },
  args: { onLike: fn(() => liked.promise) },
  play: async ({ canvas, args }) => {
    const card = top(canvas);
    const heart = canvas.getByRole("button", { name: "Like" });
    await drag(card, right);
    await drag(card, right);
    await expect(args.onLike).toHaveBeenCalledTimes(1);
    liked.resolve();
    await shows(canvas, /Tom/);
    await expect(canvas.getByText("3 likes left today")).toBeVisible();
    // Two fingers: the second calls the first off.
    const next = top(canvas);
    const { left: x, top: y } = next.getBoundingClientRect();
    await fireEvent.pointerDown(next, { pointerId: 1, isPrimary: true, button: 0, clientX: x + 100, clientY: y + 100 });
    await fireEvent.pointerMove(next, { pointerId: 1, clientX: x + 160, clientY: y + 100 });
    await fireEvent.pointerDown(next, { pointerId: 2, isPrimary: false, button: 0, clientX: x + 50, clientY: y + 100 });
    await fireEvent.pointerUp(next, { pointerId: 1, clientX: x + 260, clientY: y + 100 });
    await fireEvent.pointerUp(next, { pointerId: 2, clientX: x + 260, clientY: y + 100 });
    await expect(args.onLike).toHaveBeenCalledTimes(1);
    await shows(canvas, /Tom/);
    heart.focus();
    for (const repeat of [false, true, true]) await fireEvent.keyDown(heart, { key: "ArrowRight", repeat });
    await expect(args.onLike).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByText("2 likes left today")).toBeVisible());
  },
};

/** C-085 a diagonal scroll, a cancelled pointer and the browser's own back swipe like nobody. */
export const DiagonalScroll: Story = {
  play: async ({ canvas, args }) => {
    const card = top(canvas);
    await drag(card, [
      [4, 12],
      [20, 45],
      [35, 80],
    ]);
    await drag(card, [
      [4, 12],
      [60, 60],
      [200, 80],
    ]);
    await drag(
      card,
      [
        [30, 2],
        [150, 4],
      ],
      "pointerCancel",
    );
    await fireEvent.pointerDown(card, {
      pointerId: 1,
      isPrimary: true,
      button: 0,
      pointerType: "touch",
      clientX: 6,
      clientY: 300,
    });
    await fireEvent.pointerMove(card, { pointerId: 1, clientX: 200, clientY: 300 });
    await fireEvent.pointerUp(card, { pointerId: 1, clientX: 200, clientY: 300 });
    await expect(args.onLike).not.toHaveBeenCalled();
    await expect(args.onPass).not.toHaveBeenCalled();
    await expect(card.style.transform).toBe("");
    await shows(canvas, /Rosa/);
  },
};

/** What a release would do shows before it. */
export const Leaning: Story = {
  play: async ({ canvas }) => {
    const card = top(canvas);
    const { left: x, top: y } = card.getBoundingClientRect();
    await fireEvent.pointerDown(card, { pointerId: 1, isPrimary: true, button: 0, clientX: x + 100, clientY: y + 100 });
    await fireEvent.pointerMove(card, { pointerId: 1, clientX: x + 120, clientY: y + 100 });
    await fireEvent.pointerMove(card, { pointerId: 1, clientX: x + 220, clientY: y + 104 });
    await expect(card).toHaveAttribute("data-leaning", "right");
  },
};

/** The fifth like of a day says when there are new ones; passing goes on. */
export const NoLikesLeft: Story = {
  args: { likesLeft: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/No likes left today\. You get new ones on Sunday, March 15 at 12:00/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Like" }));
    await drag(top(canvas), right);
    await expect(args.onLike).not.toHaveBeenCalled();
    await shows(canvas, /Rosa/);
    await userEvent.click(canvas.getByRole("button", { name: "Pass" }));
    await shows(canvas, /Tom/);
  },
};

/** A like that the server refuses brings its card back, and the day's likes too. */
export const Refused: Story = {
  args: { onLike: fn(() => Promise.reject(new Error("not available"))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Like" }));
    await shows(canvas, /Rosa/);
    await waitFor(() => expect(canvas.getByText("4 likes left today")).toBeVisible());
  },
};

/** The last card leaves the focus on the way on. */
export const LastCard: Story = {
  args: { cards: cards.slice(0, 1) },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Pass" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Search members" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await shows(canvas, /Rosa/);
  },
};

/** Without script each button sends the card's id, and what was passed on before can be taken back. */
export const SentByTheBrowser: Story = {
  args: { form: "swipe-form", lastPass: cards[5]!, cards: cards.slice(0, 2) },
  render: (args) => (
    <>
      <form id="swipe-form" method="post" />
      <Game {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const [top, passed] = [cards[0]!.id, cards[5]!.id];
    for (const [label, value] of [
      ["Undo", passed],
      ["Pass", top],
      ["Like", top],
      ["Later", top],
    ] as const) {
      const button = canvas.getByRole<HTMLButtonElement>("button", { name: label });
      const { type, form, name } = button;
      await expect([type, form?.id, name, button.value]).toEqual(["submit", "swipe-form", label.toLowerCase(), value]);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(args.onUndo).toHaveBeenLastCalledWith(cards[5]!.id);
  },
};

export const Empty: Story = { args: { cards: [] } };

export const LongestText: Story = {
  args: {
    cards: [
      {
        ...cards[0]!,
        name: "Wolfeschlegelsteinhausenbergerdorff",
        city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
        fictional: "Unterhaltungsprofil",
        online: true,
        isNew: true,
      },
    ],
  },
};
