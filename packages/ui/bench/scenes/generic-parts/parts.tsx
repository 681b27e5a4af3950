import type { ReactElement } from "react";

/** The same for both sides: constants, for an icon costs what its library takes, not what we do. */
const icon = (path: string): ReactElement => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
    <path d={path} />
  </svg>
);
export const more = icon("M12 5h.01M12 12h.01M12 19h.01");
export const gift = icon("M4 11h16v10H4zM2 7h20v4H2zM12 7v14");
export const star = icon("m12 3 2.7 5.6 6.3.8-4.6 4.3 1.2 6.3-5.6-3-5.6 3 1.2-6.3L3 9.4l6.3-.8z");

export const things = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    title: `Bundle ${index}`,
    text: "Write to as many people as you like.",
    popular: index % 3 === 0,
  }));
