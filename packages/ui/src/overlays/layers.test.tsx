/// <reference types="vite/client" />
import { type ComponentType, type ReactNode, useState } from "react";
import { IntlProvider } from "react-intl";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { freshRoot } from "../../testing/fresh-root.ts";
import "../../testing/storybook.css";
import { Combobox } from "../fields/combobox/combobox.tsx";
import { Select } from "../fields/select/select.tsx";
import { Button } from "../primitives/button/button.tsx";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "./dialog/dialog.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./dropdown-menu/dropdown-menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./popover/popover.tsx";
import { SheetContent } from "./sheet/sheet.tsx";
import { Tooltip, TooltipContent, TooltipTrigger } from "./tooltip/tooltip.tsx";

type Children = { children: ReactNode };

const SmallDialog = (props: Children) => <DialogContent size="sm" {...props} />;

const Modal = ({ Content, children }: Children & { Content: ComponentType<Children> }) => (
  <Dialog>
    <OpenOuter>
      <DialogTrigger asChild>
        <Button>Open outer</Button>
      </DialogTrigger>
    </OpenOuter>
    <Content>
      <DialogHeader>
        <DialogTitle>Outer</DialogTitle>
      </DialogHeader>
      <DialogBody>{children}</DialogBody>
    </Content>
  </Dialog>
);

/** What something floats in. Each is called "Outer" and opened by "Open outer". */
const outers = {
  dialog: (props: Children) => <Modal {...props} Content={SmallDialog} />,
  sheet: (props: Children) => <Modal {...props} Content={SheetContent} />,
  popover: ({ children }: Children) => (
    <Popover>
      <OpenOuter>
        <PopoverTrigger asChild>
          <Button>Open outer</Button>
        </PopoverTrigger>
      </OpenOuter>
      <PopoverContent label="Outer">{children}</PopoverContent>
    </Popover>
  ),
};

const OpenOuter = ({ children }: Children) => <div className="k:p-4">{children}</div>;

const fruits = ["Apple", "Apricot", "Avocado", "Banana", "Cherry", "Damson", "Elderberry", "Fig"];

function Fruits() {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <Combobox
        label="Fruit"
        options={fruits.map((label) => ({ value: label, label }))}
        onValueChange={(option) => setChosen(option?.value)}
      />
      <output aria-label="Chosen">{chosen}</output>
    </>
  );
}

/** What floats over it: how it is opened, and what is seen then. */
const inners = {
  combobox: {
    part: <Fruits />,
    open: () => userEvent.click(page.getByRole("combobox")),
    shown: () => page.getByRole("listbox"),
  },
  menu: {
    part: (
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>More</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent items={[{ label: "Report" }, { label: "Block" }]} />
      </DropdownMenu>
    ),
    open: () => userEvent.click(page.getByRole("button", { name: "More" })),
    shown: () => page.getByRole("menu"),
  },
  popover: {
    part: (
      <Popover>
        <PopoverTrigger asChild>
          <Button>Details</Button>
        </PopoverTrigger>
        <PopoverContent label="Inner">Three lines of details</PopoverContent>
      </Popover>
    ),
    open: () => userEvent.click(page.getByRole("button", { name: "Details" })),
    shown: () => page.getByRole("dialog", { name: "Inner" }),
  },
  dialog: {
    part: (
      <Dialog>
        <DialogTrigger asChild>
          <Button>Ask</Button>
        </DialogTrigger>
        <DialogContent size="sm">
          <DialogHeader>
            <DialogTitle>Inner</DialogTitle>
          </DialogHeader>
          <DialogBody>Are you sure?</DialogBody>
        </DialogContent>
      </Dialog>
    ),
    open: () => userEvent.click(page.getByRole("button", { name: "Ask" })),
    shown: () => page.getByRole("dialog", { name: "Inner" }),
  },
  tooltip: {
    part: (
      <Tooltip>
        <TooltipTrigger asChild>
          <Button>Boost</Button>
        </TooltipTrigger>
        <TooltipContent>First for a day</TooltipContent>
      </Tooltip>
    ),
    open: () => userEvent.hover(page.getByRole("button", { name: "Boost" })),
    shown: () => page.getByRole("tooltip"),
  },
};

type Outer = keyof typeof outers;
type Inner = keyof typeof inners;
const pairs = Object.keys(outers).flatMap((outer) =>
  Object.keys(inners).map((inner) => ({ outer: outer as Outer, inner: inner as Inner })),
);

const outer = () => page.getByRole("dialog", { name: "Outer" });

const root = freshRoot();

beforeEach(async () => {
  await page.viewport(640, 480);
  root.place.style.minHeight = "100vh";
});

async function openBoth(pair: { outer: Outer; inner: Inner }) {
  const Frame = outers[pair.outer];
  const { part, open, shown } = inners[pair.inner];
  root.render(
    <IntlProvider locale="en">
      <Frame>{part}</Frame>
    </IntlProvider>,
  );
  await userEvent.click(page.getByRole("button", { name: "Open outer" }));
  await expect.element(outer()).toBeVisible();
  await open();
  await expect.element(shown()).toBeVisible();
  return shown;
}

/** Where neither of the two is: the corner at the top, which the trigger of the outer leaves free. */
const pressFarOutside = () => userEvent.click(document.documentElement, { position: { x: 632, y: 8 }, force: true });

const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

describe.each(pairs)("F-070 a $inner in a $outer", (pair) => {
  test("is on top, whole and on the screen", async () => {
    const shown = await openBoth(pair);
    await settled();
    const layer = shown().element().closest("dialog, [popover]")!;
    const { left, top, right, bottom } = layer.getBoundingClientRect();
    expect(bottom - top).toBeGreaterThan(20);
    expect([left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual([true, true, true, true]);
    const corners = [left + 12, right - 12].flatMap((x) => [top + 12, bottom - 12].map((y) => [x, y] as const));
    for (const [x, y] of corners) expect(layer.contains(document.elementFromPoint(x, y))).toBe(true);
    expect(outer().query()).not.toBeNull();
  });

  test("closes on the first Escape, and what is below it on the second", async () => {
    const shown = await openBoth(pair);
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(shown().query()).toBeNull());
    await settled();
    expect(outer().query()).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(outer().query()).toBeNull());
    await expect.element(page.getByRole("button", { name: "Open outer" })).toHaveFocus();
  });

  test("stays while letters are composed", async () => {
    const shown = await openBoth(pair);
    const composing = { key: "Escape", bubbles: true, cancelable: true };
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { ...composing, isComposing: true }));
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { ...composing, keyCode: 229 }));
    await settled();
    expect(shown().query()).not.toBeNull();
    expect(outer().query()).not.toBeNull();
  });
});

const panels = pairs.filter(({ inner }) => inner !== "tooltip");

test.each(panels)("F-070 a press outside closes a $inner, the next one the $outer around it", async (pair) => {
  const shown = await openBoth(pair);
  await pressFarOutside();
  await vi.waitFor(() => expect(shown().query()).toBeNull());
  await settled();
  expect(outer().query()).not.toBeNull();
  await pressFarOutside();
  await vi.waitFor(() => expect(outer().query()).toBeNull());
});

test.each(pairs.filter((pair) => !panels.includes(pair)))(
  "F-070 a press outside closes a $outer through a $inner",
  async (pair) => {
    const shown = await openBoth(pair);
    await pressFarOutside();
    await vi.waitFor(() => expect([shown().query(), outer().query()]).toEqual([null, null]));
  },
);

test.each(Object.keys(outers) as Outer[])("F-070 a combobox in a %s is used without leaving it", async (name) => {
  await openBoth({ outer: name, inner: "combobox" });
  await userEvent.click(page.getByRole("option", { name: "Banana" }));
  await expect.element(page.getByLabelText("Chosen")).toHaveTextContent("Banana");
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  expect(page.getByRole("listbox").query()).toBeNull();
  await expect.element(outer()).toBeVisible();
});

test.each(Object.keys(outers) as Outer[])("F-070 a select in a %s is used without leaving it", async (name) => {
  const Frame = outers[name];
  root.render(
    <IntlProvider locale="en">
      <Frame>
        <Select label="Fruit">
          {fruits.map((fruit) => (
            <option key={fruit}>{fruit}</option>
          ))}
        </Select>
      </Frame>
    </IntlProvider>,
  );
  await userEvent.click(page.getByRole("button", { name: "Open outer" }));
  const select = page.getByRole("combobox", { name: "Fruit" });
  await userEvent.selectOptions(select, "Fig");
  await expect.element(select).toHaveValue("Fig");
  await expect.element(outer()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(outer().query()).toBeNull());
});
