import "@kindling/tokens/all.css";
import { type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "../overlays/dialog/dialog.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../overlays/dropdown-menu/dropdown-menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../overlays/popover/popover.tsx";
import { toast, Toaster } from "../overlays/toast/toast.tsx";
import { Tooltip, TooltipContent, TooltipTrigger } from "../overlays/tooltip/tooltip.tsx";

let leave = () => {};
const root = document.documentElement;

/** A site in bbw's light, with a part in bdsm's dark. */
async function show(part: ReactNode, rest?: ReactNode) {
  const host = document.body.appendChild(document.createElement("div"));
  const tree = createRoot(host);
  leave = () => {
    tree.unmount();
    host.remove();
  };
  tree.render(
    <IntlProvider locale="en">
      {rest}
      <section data-brand="bdsm" data-scheme="dark">
        {part}
      </section>
    </IntlProvider>,
  );
  await vi.waitFor(() => expect(host.firstElementChild).not.toBeNull());
}

const value = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);
const tokens = ["--k-bg-surface", "--k-text-default", "--k-bg-fill-accent", "--k-radius-card", "--k-font-heading"];
const look = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return Object.fromEntries(tokens.map((name) => [name, value(element, name)]));
};
const ofThePart = () => look("section[data-brand]");

beforeEach(() => {
  root.dataset["brand"] = "bbw";
  root.dataset["scheme"] = "light";
});

afterEach(() => {
  leave();
  delete root.dataset["brand"];
  delete root.dataset["scheme"];
});

const dialog = (inside?: ReactNode) => (
  <Dialog>
    <DialogTrigger>Open</DialogTrigger>
    <DialogContent>
      <DialogTitle>Inside</DialogTitle>
      {inside}
    </DialogContent>
  </Dialog>
);

const menu = (
  <DropdownMenu>
    <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
    <DropdownMenuContent items={[{ label: "One" }]} />
  </DropdownMenu>
);

const press = async (name: string) => {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  await userEvent.click(button!);
};

const appears = (selector: string) => vi.waitFor(() => expect(document.querySelector(selector)).not.toBeNull());

test("the part differs from its page in every value that is looked at", async () => {
  await show(null);
  const [part, page] = [ofThePart(), look("html")];
  for (const name of tokens) expect(part[name]).not.toBe(page[name]);
});

test("F-078 a dialog keeps the brand and the scheme of where it was opened", async () => {
  await show(dialog());
  await press("Open");
  await appears("dialog:modal");
  expect(look("dialog:modal")).toEqual(ofThePart());
});

test("F-078 a dialog that says a scheme itself keeps it", async () => {
  await show(
    <Dialog defaultOpen>
      <DialogContent data-scheme="light">
        <DialogTitle>Inside</DialogTitle>
      </DialogContent>
    </Dialog>,
  );
  await appears("dialog:modal");
  expect(document.querySelector("dialog:modal")).toHaveProperty("dataset.scheme", "light");
  expect(look("dialog:modal")["--k-radius-card"]).toBe(ofThePart()["--k-radius-card"]);
  expect(look("dialog:modal")["--k-bg-surface"]).not.toBe(ofThePart()["--k-bg-surface"]);
});

test("F-078 a menu keeps the brand and the scheme of its button", async () => {
  await show(menu);
  await press("Menu");
  await appears("[role=menu]");
  expect(look("[role=menu]")).toEqual(ofThePart());
});

test("F-078 a menu, a toast and a dialog that a dialog opened keep the dialog's", async () => {
  await show(
    dialog(
      <>
        <button onClick={() => toast("Sent")}>Send</button>
        {menu}
      </>,
    ),
    <Toaster />,
  );
  await press("Open");
  await press("Menu");
  await appears("[role=menu]");
  expect(look("[role=menu]")).toEqual(ofThePart());
  await userEvent.keyboard("{Escape}");
  await press("Send");
  await appears("[data-slot=toaster]");
  expect(look("[data-slot=toaster]")).toEqual(ofThePart());
});

test("F-078 a tooltip and a popover keep the brand and the scheme of what they explain", async () => {
  await show(
    <>
      <Tooltip>
        <TooltipTrigger>Explained</TooltipTrigger>
        <TooltipContent>Words</TooltipContent>
      </Tooltip>
      <Popover>
        <PopoverTrigger>Panel</PopoverTrigger>
        <PopoverContent label="Panel">Fields</PopoverContent>
      </Popover>
    </>,
  );
  await press("Panel");
  await appears("[data-slot=popover-content]");
  expect(look("[data-slot=popover-content]")).toEqual(ofThePart());
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await appears("[data-slot=tooltip-content]");
  expect(look("[data-slot=tooltip-content]")).toEqual(ofThePart());
});

test("what is opened outside any part wears the page's", async () => {
  await show(null, dialog());
  await press("Open");
  await appears("dialog:modal");
  expect(look("dialog:modal")).toEqual(look("html"));
});
