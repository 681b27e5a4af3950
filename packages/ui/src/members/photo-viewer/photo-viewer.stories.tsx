import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { people } from "../../internal/story-people.ts";
import { PhotoOverview } from "../photo-overview/photo-overview.tsx";
import { PhotoViewer } from "./photo-viewer.tsx";

const photos = people.slice(0, 4).map(({ photo }) => photo);

const meta = {
  title: "Members/Photo viewer",
  component: PhotoViewer,
  args: { name: "Rosa", photos, defaultOpen: true, onIndexChange: fn() },
} satisfies Meta<typeof PhotoViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = (number: number) => screen.findByRole("img", { name: `Photo ${number} of 4 of Rosa` });

export const Default: Story = {
  play: async ({ args }) => {
    await photo(1);
    await userEvent.keyboard("{ArrowRight}");
    await photo(2);
    await userEvent.keyboard("{End}");
    await photo(4);
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.queryByRole("button", { name: "Next photo" })).toBeNull();
    await userEvent.keyboard("{Home}");
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await userEvent.click(screen.getByRole("button", { name: "Next photo" }));
    await photo(2);
    await expect(screen.getByText("2 of 4")).toBeVisible();
  },
};

export const AtTheEnds: Story = {
  name: "F-071 at the first and last photo the focus stays inside and the keys go on",
  args: { photos: photos.slice(0, 3) },
  play: async () => {
    const dialog = screen.getByRole("dialog");
    for (const name of ["Next photo", "Previous photo"]) {
      screen.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Enter}{Enter}");
      await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{ArrowRight}");
    await screen.findByRole("img", { name: "Photo 2 of 3 of Rosa" });
  },
};

interface Finger {
  id: number;
  x: number;
  y: number;
}

async function stage() {
  const [image] = await screen.findAllByRole("img");
  await waitFor(() => expect(image?.getBoundingClientRect().width).toBeGreaterThan(0));
  return image!.parentElement!;
}

const finger = (
  type: "pointerDown" | "pointerMove" | "pointerUp" | "pointerCancel",
  on: Element,
  { id, x, y }: Finger,
) =>
  fireEvent[type](on, { pointerId: id, clientX: x, clientY: y, pointerType: "touch", isPrimary: id === 1, button: 0 });

/** A real pointer cannot be captured by a made-up event, so capturing is left out. */
const loose = (on: HTMLElement) => Object.assign(on, { setPointerCapture: () => {} });

export const Swipe: Story = {
  play: async () => {
    const on = loose(await stage());
    await finger("pointerDown", on, { id: 1, x: 300, y: 300 });
    await finger("pointerMove", on, { id: 1, x: 250, y: 302 });
    await finger("pointerMove", on, { id: 1, x: 180, y: 304 });
    await finger("pointerUp", on, { id: 1, x: 180, y: 304 });
    await photo(2);
    // Too short, and one that the browser took away: nothing happens.
    await finger("pointerDown", on, { id: 1, x: 300, y: 300 });
    await finger("pointerMove", on, { id: 1, x: 270, y: 300 });
    await finger("pointerUp", on, { id: 1, x: 270, y: 300 });
    await finger("pointerDown", on, { id: 1, x: 300, y: 300 });
    await finger("pointerMove", on, { id: 1, x: 100, y: 300 });
    await finger("pointerCancel", on, { id: 1, x: 100, y: 300 });
    await photo(2);
  },
};

export const Pinch: Story = {
  play: async () => {
    const on = loose(await stage());
    await finger("pointerDown", on, { id: 1, x: 200, y: 300 });
    await finger("pointerDown", on, { id: 2, x: 300, y: 300 });
    await finger("pointerMove", on, { id: 2, x: 400, y: 300 });
    await finger("pointerUp", on, { id: 2, x: 400, y: 300 });
    await finger("pointerUp", on, { id: 1, x: 200, y: 300 });
    const shown = await photo(1);
    await expect(shown).toHaveAttribute("data-state", "zoomed");
    await expect(shown.style.transform).toContain("scale(2)");
    // Enlarged, one finger moves it and does not go on.
    await finger("pointerDown", on, { id: 1, x: 300, y: 300 });
    await finger("pointerMove", on, { id: 1, x: 150, y: 300 });
    await finger("pointerUp", on, { id: 1, x: 150, y: 300 });
    await photo(1);
  },
};

/** Whoever cannot pinch enlarges by button, key or two presses. */
export const ZoomWithoutPinch: Story = {
  play: async () => {
    const shown = await photo(1);
    await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    await expect(shown).toHaveAttribute("data-state", "zoomed");
    await userEvent.keyboard("-");
    await expect(shown).toHaveAttribute("data-state", "whole");
    await userEvent.dblClick(shown);
    await expect(shown).toHaveAttribute("data-state", "zoomed");
    await userEvent.keyboard("0");
  },
};

function FromOverview() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PhotoOverview name="Rosa" photos={photos} onSelect={setIndex} />
      <PhotoViewer
        name="Rosa"
        photos={photos}
        open={index !== undefined}
        onOpenChange={(open) => open || setIndex(undefined)}
        index={index}
        onIndexChange={setIndex}
      />
    </>
  );
}

/** Closed it is not there; Escape closes it and the focus is where it was. */
export const FocusReturns: Story = {
  render: () => <FromOverview />,
  play: async ({ canvas }) => {
    await expect(screen.queryByRole("dialog")).toBeNull();
    const third = canvas.getByRole("button", { name: "Photo 3 of 4" });
    third.focus();
    await userEvent.keyboard("{Enter}");
    await photo(3);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(third).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const One: Story = {
  args: { photos: photos.slice(0, 1) },
  play: async () => {
    await screen.findByRole("img", { name: "Photo 1 of 1 of Rosa" });
    await expect(screen.queryByRole("button", { name: /photo/ })).toBeNull();
  },
};
