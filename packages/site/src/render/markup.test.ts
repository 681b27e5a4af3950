import { createElement, Suspense } from "react";
import { describe, expect, it } from "vitest";
import { renderMarkup } from "./markup.ts";

function Broken(): never {
  throw new Error("broken");
}

describe("the server's render", () => {
  it("fails with a screen that fails, instead of leaving it to the browser", async () => {
    await expect(renderMarkup(createElement(Suspense, null, createElement(Broken)))).rejects.toThrow("broken");
  });

  it("is one piece without scripts, however long it is", async () => {
    const rows = Array.from({ length: 5_000 }, (_, key) => createElement("p", { key }, `row ${key}`));
    const list = createElement(Suspense, null, createElement("div", null, rows));
    const markup = await renderMarkup(createElement("main", null, list, createElement("footer")));
    expect(markup).not.toContain("<script");
    expect(markup.indexOf("row 4999")).toBeLessThan(markup.indexOf("<footer"));
  });
});
