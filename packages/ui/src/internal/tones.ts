/** What a look means. The classes are in `tones.css`. */
export const tones = {
  neutral: "tone-neutral",
  accent: "tone-accent",
  positive: "tone-positive",
  caution: "tone-caution",
  critical: "tone-critical",
  info: "tone-info",
} as const;

export type Tone = keyof typeof tones;
