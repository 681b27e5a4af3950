/** Transitions would be measured half-way; only the end states are looked at. */
const still = document.createElement("style");
still.textContent =
  "*, ::before, ::after { transition: none !important; animation: none !important; scroll-behavior: auto !important }";
document.head.append(still);
