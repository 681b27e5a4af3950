import { schemes } from "./names.ts";
import { measure, pairs } from "./pairs.ts";
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
  const rows = pairs.map(({ front, on, least }) => {
    const others = on.length > 1 ? ` +${on.length - 1}` : "";
    return `${least}`.padEnd(5) + `${front} on ${on[0]}${others}`;
  });
  return ["AA   worst ratio, light and dark", ...rows]
    .map((name, row) => [name.padEnd(56), ...columns.map((column) => column[row])].join("  "))
    .join("\n");
}
