import { composeStories } from "@storybook/react-vite";
import { type ComponentType, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, it, vi } from "vitest";

type Stories = Parameters<typeof composeStories>[0];

const files = Object.entries(import.meta.glob<Stories>("../src/**/*.stories.tsx"));
const complaints = vi.spyOn(console, "error");

it.each(files)("%s renders on the server, without a window and without a complaint", async (_, load) => {
  const stories = Object.entries(composeStories(await load())) as [string, ComponentType][];
  expect(stories).not.toEqual([]);
  for (const [name, Story] of stories) {
    complaints.mockClear();
    renderToString(
      <StrictMode>
        <IntlProvider locale="en" timeZone="Europe/Amsterdam">
          <Story />
        </IntlProvider>
      </StrictMode>,
    );
    expect({ [name]: complaints.mock.calls.map(String) }).toEqual({ [name]: [] });
  }
});
