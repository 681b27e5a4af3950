import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Mounts the scene and waits until it is painted. */
    mount: () => Promise<void>;
    unmount: () => void;
    /** Presses the button of that name and waits until what it does is painted. */
    press: (name: string) => Promise<void>;
    /** How long each frame took while the log was scrolled up, in milliseconds. */
    scrollUp: (frames: number) => Promise<number[]>;
  }
}

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export function offer(Scene: ComponentType): void {
  let unmount = () => {};
  window.mount = async () => {
    const host = document.body.appendChild(document.createElement("div"));
    const root = createRoot(host);
    flushSync(() => root.render(createElement(Scene)));
    unmount = () => {
      root.unmount();
      host.remove();
    };
    await painted();
  };
  window.unmount = () => unmount();
  window.press = async (name) => {
    const button = [...document.querySelectorAll("button")].find(
      ({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === name,
    );
    button?.click();
    await painted();
  };
  window.scrollUp = async (frames) => {
    const log = document.querySelector("[role=log]");
    if (!log) throw new Error("the scene has no log");
    const times: number[] = [];
    let before = await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < frames; frame += 1) {
      log.scrollTop -= 120;
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - (before as number));
      before = now;
    }
    return times;
  };
}
