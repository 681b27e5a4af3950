import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorPageFallback } from "./error-page.tsx";

test("ROUTE-07 the fallback needs neither a catalogue nor a provider", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<ErrorPageFallback href="/nl/" />);
  expect(page.querySelector("h1")?.textContent).toBe("An error occurred while showing the error page");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/nl/");
});
