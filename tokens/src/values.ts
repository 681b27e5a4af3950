import type { Token } from "./read.ts";

type Shadow = Record<"color" | "offsetX" | "offsetY" | "blur" | "spread", string>;

const quote = (family: string) => (/^[\w-]+$/.test(family) ? family : `"${family}"`);

/** A resolved token as a CSS value. */
export function cssValue({ type, value }: Token): string {
  switch (type) {
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "fontFamily":
      return (value as string[]).map(quote).join(", ");
    case "shadow": {
      const layers = (value as Shadow[]).map(({ color, offsetX, offsetY, blur, spread }) =>
        [offsetX, offsetY, blur, spread, color].join(" "),
      );
      // Tailwind joins shadows with commas, where the word none would void the whole list.
      return layers.join(", ") || "0 0 #0000";
    }
    default:
      return String(value);
  }
}

const PHONE = 390 / 16;
const WIDE = 1200 / 16;
const round = (number: number) => Number(number.toFixed(4));

/** A size in rem that grows with the window, from a phone to the widest page. */
export function fluid(small: Token, wide: Token): string {
  const [from, to] = [Number.parseFloat(String(small.value)), Number.parseFloat(String(wide.value))];
  const slope = (to - from) / (WIDE - PHONE);
  return `clamp(${from}rem, ${round(from - slope * PHONE)}rem + ${round(slope * 100)}vw, ${to}rem)`;
}
