import { StrictMode, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { afterEach, expect, test, vi } from "vitest";
import { EntryWarning } from "./entry-warning.tsx";

const onEnter = vi.fn<() => void>();
let root: Root | undefined;

function Page() {
  const [shown, setShown] = useState(true);
  return (
    <IntlProvider locale="en">
      <main>
        <h1>Kindling</h1>
        {shown && (
          <EntryWarning
            site="Kindling"
            minAge={18}
            href="#elsewhere"
            carry={{ form: "entry" }}
            onEnter={() => {
              onEnter();
              setShown(false);
            }}
          />
        )}
      </main>
    </IntlProvider>
  );
}

const page = (
  <StrictMode>
    <Page />
  </StrictMode>
);

function serve() {
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return container;
}

const dialog = () => document.querySelector("dialog");
const enter = () => document.querySelector<HTMLButtonElement>("dialog button[type=submit]")!.click();

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  onEnter.mockClear();
});

test("LAYOUT-08 the server's warning is there before the script, and its button sends the answer", () => {
  serve();
  expect(dialog()!.open).toBe(true);
  expect(dialog()!.matches(":modal")).toBe(false);
  const sent: [string, string][] = [];
  const form = dialog()!.querySelector("form")!;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(...([...new FormData(form)] as [string, string][]));
  });
  enter();
  expect(form.method).toBe("post");
  expect(sent).toEqual([["form", "entry"]]);
});

test("LAYOUT-08 the script makes it modal without a complaint", async () => {
  const complaints = vi.spyOn(console, "error");
  root = hydrateRoot(serve(), page);
  await vi.waitFor(() => expect(dialog()!.matches(":modal")).toBe(true));
  expect(onEnter).not.toHaveBeenCalled();
  enter();
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(onEnter).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(document.querySelector("h1"));
  expect(complaints).not.toHaveBeenCalled();
});
