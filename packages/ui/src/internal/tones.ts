/** What a look means. The classes are in `tones.css`. */
export const tones = {
  neutral: "k:tone-neutral",
  accent: "k:tone-accent",
  positive: "k:tone-positive",
  caution: "k:tone-caution",
  critical: "k:tone-critical",
  info: "k:tone-info",
} as const;

export type Tone = keyof typeof tones;
