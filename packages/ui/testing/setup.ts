/** Transitions would be measured half-way, and a window without a scroll bar paints no gutter: only the end states are looked at. */
const still = document.createElement("style");
still.textContent = `
  *, ::before, ::after { transition: none !important; animation: none !important; scroll-behavior: auto !important }
  :root { scrollbar-gutter: auto !important }
`;
document.head.append(still);
