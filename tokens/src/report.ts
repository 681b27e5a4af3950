import { schemes } from "./names.ts";
import { measure } from "./pairs.ts";
import type { Theme } from "./read.ts";

/** The worst ratio of each foreground, a row a pair, a column a brand with light / dark. */
export function ratioTable(themes: Theme[]): string {
  const columns = themes.map(({ brand, colours }) => {
    const [light, dark] = schemes.map((scheme) => measure(colours[scheme]));
    const cells = light!.map(({ ratio }, row) =>
      [ratio, dark![row]!.ratio].map((each) => each.toFixed(1).padStart(4)).join(" "),
    );
    return [brand.slice(0, 9).padStart(9), ...cells];
  });
  const rows = measure(themes[0]!.colours.light).map(
    ({ front, least, back }) => `${least}`.padEnd(4) + `${front} / ${back}`.slice(0, 48),
  );
  return ["least ratio: worst of light, dark", ...rows]
    .map((name, row) => [name.padEnd(52), ...columns.map((column) => column[row])].join("  "))
    .join("\n");
}
