import { act, createRef, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { type TriggerProps, unlessPrevented, useTrigger } from "./use-trigger.tsx";

function Trigger(props: TriggerProps) {
  return useTrigger({ "data-slot": "trigger", ...props });
}

function show(trigger: ReactElement) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  act(() => root.render(trigger));
  onTestFinished(() => {
    act(() => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  return host.firstElementChild as HTMLButtonElement;
}

test("what the caller's own button says wins, and where both can hold, both do", () => {
  const heard: string[] = [];
  const [ours, given] = [createRef<HTMLButtonElement>(), createRef<HTMLButtonElement>()];
  const button = show(
    <Trigger
      asChild
      ref={ours}
      title="ours"
      lang="nl"
      aria-describedby="a"
      className="one"
      style={{ top: 1, left: 1 }}
      onClick={() => heard.push("ours")}
    >
      <button
        type="button"
        ref={given}
        title="given"
        aria-describedby="b"
        className="two"
        style={{ top: 2 }}
        onClick={() => heard.push("given")}
        onFocus={undefined}
      >
        Open
      </button>
    </Trigger>,
  );
  act(() => button.click());
  expect(heard).toEqual(["given", "ours"]);
  expect(ours.current).toBe(button);
  expect(given.current).toBe(button);
  expect([button.title, button.lang, button.dataset["slot"]]).toEqual(["given", "nl", "trigger"]);
  expect(button.getAttribute("aria-describedby")).toBe("a b");
  expect([...button.classList].toSorted()).toEqual(["one", "two"]);
  expect([button.style.top, button.style.left]).toEqual(["2px", "1px"]);
});

test("a handler that the caller’s button leaves open is ours", () => {
  const opened = vi.fn<() => void>();
  const button = show(
    <Trigger asChild onClick={unlessPrevented(undefined, opened)}>
      <button type="button" onClick={undefined}>
        Open
      </button>
    </Trigger>,
  );
  act(() => button.click());
  expect(opened).toHaveBeenCalledOnce();
});

test("is a button of its own", () => {
  const button = show(<Trigger>Open</Trigger>);
  expect(button.outerHTML).toBe('<button type="button" data-slot="trigger">Open</button>');
});
