import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createIntl, RawIntlProvider } from "react-intl";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ErrorBoundary, type FallbackProps } from "./error-boundary.tsx";
import { ProblemScreen } from "./problem-screen.tsx";

afterEach(cleanup);

const quiet = { onCaughtError: () => {} };

const catalogue = createIntl({ locale: "en", messages: {}, onError: () => {} });

test("ROUTE-07 the error page says what happened, and leads home", () => {
  render(
    <MemoryRouter>
      <RawIntlProvider value={catalogue}>
        <ProblemScreen problem={{ code: "unexpected", facts: {} }} />
      </RawIntlProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { name: "An error occurred, please try again later" })).toBeDefined();
  expect(screen.getByText("500")).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/");
});

test("ROUTE-07 where the error page fails, that is said, with a link home", () => {
  const broken = {
    ...catalogue,
    formatMessage: () => {
      throw new Error("no catalogue");
    },
  };
  render(
    <RawIntlProvider value={broken as unknown as typeof catalogue}>
      <ProblemScreen problem={{ code: "unexpected", facts: {} }} />
    </RawIntlProvider>,
    quiet,
  );
  expect(screen.getByRole("heading", { name: "An error occurred while showing the error page" })).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/");
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

test("F-030 a failure is tried again in another attempt, and forgotten elsewhere", () => {
  const { state, Screen } = failing();
  const at = (place: string) => (
    <ErrorBoundary at={place} fallback={Fallback}>
      {(attempt) => <Screen attempt={attempt} />}
    </ErrorBoundary>
  );
  const { rerender } = render(at("here"), quiet);
  fireEvent.click(screen.getByRole("button"));
  expect(state.attempts.size).toBe(2);
  screen.getByRole("button");
  state.fails = false;
  rerender(at("there"));
  expect(screen.getByText("shown")).toBeDefined();
  expect(state.attempts.size).toBe(3);
});
