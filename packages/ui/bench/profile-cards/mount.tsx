import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Ours } from "./ours.tsx";
import { people } from "./people.ts";
import { Plain } from "./plain.tsx";
import "./styles.css";

declare global {
  interface Window {
    mount: (which: "ours" | "plain") => Promise<void>;
  }
}

const all = people(500);
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Mounts, lays out and paints, and takes it away again. */
window.mount = async (which) => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const Grid = which === "ours" ? Ours : Plain;
  flushSync(() => root.render(<Grid people={all} />));
  await frame();
  root.unmount();
  host.remove();
};
