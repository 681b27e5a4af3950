import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type Page, PageProvider, usePage } from "./page-context.ts";

it("a page is what its provider says, and without one the hook says so", () => {
  const page = { locale: "fr", now: 7 } as Page;
  const { result } = renderHook(usePage, {
    wrapper: ({ children }) => <PageProvider value={page}>{children}</PageProvider>,
  });
  expect(result.current).toBe(page);
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => renderHook(usePage)).toThrow("usePage needs a PageProvider above it");
  complaints.mockRestore();
});
