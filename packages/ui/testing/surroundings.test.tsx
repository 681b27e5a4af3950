import "./storybook.css";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { Range } from "../src/fields/range/range.tsx";
import { Select } from "../src/fields/select/select.tsx";
import { Switch } from "../src/fields/switch/switch.tsx";
import { InterestList } from "../src/members/interest-list/interest-list.tsx";
import { InterestPicker } from "../src/members/interest-picker/interest-picker.tsx";
import { ProfileCard } from "../src/members/profile-card/profile-card.tsx";
import { Dialog, DialogContent, DialogTitle } from "../src/overlays/dialog/dialog.tsx";
import { Accordion, AccordionItem } from "../src/primitives/accordion/accordion.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../src/primitives/tabs/tabs.tsx";

let leave = () => {};
const complaints = vi.spyOn(console, "error");

async function show(part: ReactNode, dir: "ltr" | "rtl" = "ltr") {
  const host = document.body.appendChild(document.createElement("div"));
  host.dir = dir;
  const tree = createRoot(host);
  leave = () => {
    tree.unmount();
    host.remove();
  };
  tree.render(<IntlProvider locale="en">{part}</IntlProvider>);
  await vi.waitFor(() => expect(host.firstElementChild).not.toBeNull());
  return host;
}

afterEach(async () => {
  leave();
  complaints.mockClear();
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});

test.each(["ltr", "rtl"] as const)("F-078 a range read in %s begins where reading begins", async (dir) => {
  const changed = vi.fn<(value: readonly number[]) => void>();
  const host = await show(<Range label="Age" min={18} max={99} defaultValue={[20, 90]} onValueChange={changed} />, dir);
  const thumbs = () =>
    [...host.querySelectorAll("[data-slot=range-thumb]")].map((thumb) => thumb.getBoundingClientRect().left);
  await vi.waitFor(() => {
    const [low, high] = thumbs();
    expect(Math.sign(high! - low!)).toBe(dir === "ltr" ? 1 : -1);
  });
  host.querySelector<HTMLElement>("[type=range]")!.focus();
  await userEvent.keyboard(dir === "ltr" ? "{ArrowRight}" : "{ArrowLeft}");
  expect(changed).toHaveBeenLastCalledWith([21, 90]);
});

test.each(["ltr", "rtl"] as const)("F-078 the arrow keys of tabs go the way that is read in %s", async (dir) => {
  const host = await show(
    <Tabs defaultValue="a">
      <TabList label="Lists">
        {["a", "b", "c"].map((tab) => (
          <Tab key={tab} value={tab}>
            {tab}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="a">A</TabPanel>
    </Tabs>,
    dir,
  );
  host.querySelector<HTMLElement>("[role=tab]")!.focus();
  await userEvent.keyboard(dir === "ltr" ? "{ArrowRight}" : "{ArrowLeft}");
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("b"));
});

test("F-078 in forced colours a select has its arrow, and a switch is one", async () => {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
  const host = await show(
    <>
      <Select label="Country">
        <option>France</option>
      </Select>
      <Switch label="Invisible" />
      <Switch label="Quiet" defaultChecked />
    </>,
  );
  expect(host.querySelector("[data-slot=select] svg")!.checkVisibility()).toBe(true);
  const [off, on] = [...host.querySelectorAll("[role=switch]")].map((control) => ({
    track: getComputedStyle(control),
    knob: getComputedStyle(control, "::before"),
  }));
  for (const { track, knob } of [off!, on!]) {
    expect(track.appearance).toBe("none");
    expect(knob.display).not.toBe("none");
    expect(knob.backgroundColor).not.toBe(track.backgroundColor);
  }
  expect(on!.track.backgroundColor).not.toBe(off!.track.backgroundColor);
  expect(on!.knob.insetInlineStart).not.toBe(off!.knob.insetInlineStart);
});

test("F-078 an interest of tomorrow is left out, and nothing else", async () => {
  const interests = ["music", "moon-walking", "wine"] as never;
  const host = await show(
    <>
      <InterestList interests={interests} />
      <InterestPicker interests={interests} />
      <ProfileCard href="#1" name="Rosa" age={34} interests={interests} />
    </>,
  );
  expect(host.querySelectorAll("[data-slot=interest-list] li")).toHaveLength(2);
  expect(host.querySelectorAll("[data-slot=interest-picker] input")).toHaveLength(2);
  expect(host.querySelectorAll("[data-slot=profile-card] li")).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

test("F-078 what opens an accordion's part is a heading", async () => {
  const host = await show(
    <Accordion>
      <AccordionItem title="What does it cost?">Two credits.</AccordionItem>
      <AccordionItem title="Deeper" level={4}>
        Words.
      </AccordionItem>
    </Accordion>,
  );
  expect([...host.querySelectorAll("summary > :is(h2, h3, h4)")].map(({ tagName }) => tagName)).toEqual(["H3", "H4"]);
});

test("F-078 a dialog without a title says so in development, one with a title or a label does not", async () => {
  await show(
    <>
      <Dialog defaultOpen>
        <DialogContent>
          <DialogTitle>Named</DialogTitle>
        </DialogContent>
      </Dialog>
      <Dialog defaultOpen>
        <DialogContent aria-label="Named, too" />
      </Dialog>
    </>,
  );
  await vi.waitFor(() => expect(document.querySelectorAll("dialog:modal")).toHaveLength(2));
  expect(complaints).not.toHaveBeenCalled();
  leave();
  await show(
    <Dialog defaultOpen>
      <DialogContent>Nothing says what this is.</DialogContent>
    </Dialog>,
  );
  await vi.waitFor(() => expect(complaints).toHaveBeenCalledOnce());
  expect(complaints.mock.calls[0]![0]).toContain("no title");
});
