import "../../../testing/storybook.css";
import { IntlProvider } from "react-intl";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { freshRoot } from "../../../testing/fresh-root.ts";
import { Range, type RangeValue } from "./range.tsx";

const root = freshRoot();
const changed = vi.fn<(value: RangeValue) => void>();
const settled = vi.fn<(value: RangeValue) => void>();

beforeEach(() => vi.clearAllMocks());

async function show(value: RangeValue, dir: "ltr" | "rtl") {
  root.render(
    <IntlProvider locale="en">
      <div key={`${value.join()} ${dir}`} dir={dir} style={{ width: 300 }}>
        <Range label="Age" min={18} max={98} defaultValue={value} onValueChange={changed} onValueCommit={settled} />
      </div>
    </IntlProvider>,
  );
  await expect.element(page.getByRole("slider").first()).toBeInTheDocument();
  const [low, high] = page.getByRole("slider").elements() as HTMLInputElement[];
  const control = root.place.querySelector<HTMLElement>("[data-slot=range-control]")!;
  /** Presses where a share of the scale is, from the end that is read first. */
  const press = (share: number) => {
    const x = 14 + share * 272;
    return userEvent.click(control, { position: { x: dir === "ltr" ? x : 300 - x, y: 22 } });
  };
  return { low: low!, high: high!, press };
}

test.each(["ltr", "rtl"] as const)("a press on the track moves the nearer thumb, in %s", async (dir) => {
  const { press } = await show([28, 78], dir);
  await press(0);
  expect(settled).toHaveBeenLastCalledWith([18, 78]);
  await press(0.5);
  expect(settled).toHaveBeenLastCalledWith([18, 58]);
  await press(1);
  expect(settled).toHaveBeenLastCalledWith([18, 98]);
});

test.each(["ltr", "rtl"] as const)("keys move a thumb as far as the other one, in %s", async (dir) => {
  const { low, high } = await show([38, 40], dir);
  low.focus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(changed).toHaveBeenLastCalledWith([40, 40]);
  await userEvent.keyboard("{Home}");
  expect(settled).toHaveBeenLastCalledWith([18, 40]);
  settled.mockClear();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(high);
  expect(settled).not.toHaveBeenCalled();
  await userEvent.keyboard("{End}");
  expect(settled).toHaveBeenLastCalledWith([18, 98]);
});

test.each([18, 58, 98])("two thumbs at %i stand beside each other, each in reach", async (age) => {
  const { low, high } = await show([age, age], "ltr");
  const thumbs = [...root.place.querySelectorAll("[data-slot=range-thumb]")].map((one) => one.getBoundingClientRect());
  expect(thumbs[1]!.left - thumbs[0]!.left).toBeCloseTo(28, 0);
  const at = thumbs.map(({ left, top }) => document.elementFromPoint(left + 14, top + 14));
  expect(at).toEqual([low, high]);
});
