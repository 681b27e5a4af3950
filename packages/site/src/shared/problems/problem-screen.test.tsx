import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createIntl, RawIntlProvider } from "react-intl";
import { afterEach, expect, test } from "vitest";
import { ErrorBoundary, type FallbackProps } from "./error-boundary.tsx";
import { ProblemScreen } from "./problem-screen.tsx";

let root: Root | undefined;
const quiet = { onCaughtError: () => {} };

function show(content: ReactNode): HTMLElement {
  const page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page, quiet);
  root.render(content);
  return page;
}

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const catalogue = createIntl({ locale: "en", messages: {}, onError: () => {} });

test("ROUTE-07 the error page says what happened, and leads home", async () => {
  const page = show(
    <RawIntlProvider value={catalogue}>
      <ProblemScreen problem={{ code: "unexpected", facts: {} }} />
    </RawIntlProvider>,
  );
  await expect.poll(() => page.querySelector("h1")?.textContent).toContain("An error occurred");
  expect(page.textContent).toContain("500");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/");
});

test("ROUTE-07 where the error page fails, that is said, with a link home", async () => {
  const broken = {
    ...catalogue,
    formatMessage: () => {
      throw new Error("no catalogue");
    },
  };
  const page = show(
    <RawIntlProvider value={broken as unknown as typeof catalogue}>
      <ProblemScreen problem={{ code: "unexpected", facts: {} }} />
    </RawIntlProvider>,
  );
  await expect.poll(() => page.textContent).toContain("An error occurred while showing the error page");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/");
});

/** Fails until it is told otherwise; notes the attempts that it was shown in. */
function failing() {
  const state = { fails: true, attempts: new Set<string>() };
  const Screen = ({ attempt }: { attempt: string }) => {
    state.attempts.add(attempt);
    if (state.fails) throw new Error("fails");
    return <p>shown</p>;
  };
  return { state, Screen };
}
const Fallback = ({ onRetry }: FallbackProps) => <button onClick={onRetry}>again</button>;

test("F-030 a failure is tried again in another attempt, and forgotten elsewhere", async () => {
  const { state, Screen } = failing();
  const at = (place: string) => (
    <ErrorBoundary at={place} fallback={Fallback}>
      {(attempt) => <Screen attempt={attempt} />}
    </ErrorBoundary>
  );
  const page = show(at("here"));
  await expect.poll(() => page.querySelector("button")).not.toBeNull();
  page.querySelector("button")!.click();
  await expect.poll(() => state.attempts.size).toBe(2);
  expect(page.querySelector("button")).not.toBeNull();
  state.fails = false;
  root!.render(at("there"));
  await expect.poll(() => page.textContent).toBe("shown");
  expect(state.attempts.size).toBe(3);
});
