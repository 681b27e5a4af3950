/// <reference types="vite/client" />
import { act, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test, vi } from "vitest";
import { manyMessages, storyNow } from "../story-messages.ts";
import "../../../testing/storybook.css";
import { MessageThread } from "./message-thread.tsx";

const thread = (
  <StrictMode>
    <IntlProvider locale="en" timeZone="Europe/Amsterdam">
      <MessageThread messages={manyMessages(10_000)} name="Rosa" now={storyNow} />
    </IntlProvider>
  </StrictMode>
);

const rowsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>("[data-row]")];

test("CHAT-10 the server renders the newest messages, which a reader without scripts sees first", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(thread);
  const rows = rowsOf(root);
  expect(rows).toHaveLength(30);
  expect(rows.at(-1)!.dataset["row"]).toBe("m10000");
  expect(root.querySelector("[role=log]")!.textContent).toContain("Saturday, then? I’ll bring the umbrella.");
});

test("C-113 the browser takes the server's markup over without a warning", async () => {
  const errors = vi.spyOn(console, "error");
  const root = document.body.appendChild(document.createElement("div"));
  root.className = "k:flex k:h-160";
  root.innerHTML = renderToString(thread);
  const newest = rowsOf(root).at(-1);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const hydrated = await act(() => hydrateRoot(root, thread, { onRecoverableError: (error) => errors(String(error)) }));
  for (let i = 0; i < 5; i++) await act(() => new Promise(requestAnimationFrame));
  expect(rowsOf(root).at(-1)).toBe(newest);
  act(() => hydrated.unmount());
  expect(errors).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  root.remove();
});
