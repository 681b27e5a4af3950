import type { Preview } from "@storybook/react-vite";
import { StrictMode } from "react";

import { accountStates } from "../packages/site/testing/account.ts";
import "../packages/ui/testing/storybook.css";
import { InLocale } from "./in-locale.tsx";
import { loadMessages, locales, type Messages, pseudoLocales } from "./locales.ts";
import { type Brand, brands, niches, type Scheme, schemes, setTheme } from "./themes.ts";

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes: {
    brand: {
      description: "Niche",
      toolbar: { title: "Niche", icon: "paintbrush", items: [...brands], dynamicTitle: true },
    },
    scheme: {
      description: "Colour scheme",
      toolbar: { title: "Scheme", icon: "contrast", items: [...schemes], dynamicTitle: true },
    },
    locale: {
      description: "Locale",
      toolbar: {
        title: "Locale",
        icon: "globe",
        items: [...locales, ...pseudoLocales],
        dynamicTitle: true,
      },
    },
    account: {
      description: "Account of a screen's reader",
      toolbar: {
        title: "Account",
        icon: "user",
        items: [{ value: "", title: "The story's account" }, ...accountStates],
        dynamicTitle: true,
      },
    },
    display: {
      description: "Whether a screen is in the browser or in the installed app",
      toolbar: {
        title: "Display",
        icon: "mobile",
        items: [{ value: "", title: "The story's display" }, "browser", "installed"],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: "general", scheme: "light", locale: "en", account: "", display: "" },
  parameters: {
    chromatic: { modes: Object.fromEntries(niches.map((niche) => [niche.brand, { ...niche }])) },
    layout: "padded",
    controls: { expanded: true, matchers: { date: /Date$|At$/ } },
    options: {
      storySort: {
        order: [
          "Foundations",
          "Primitives",
          "Fields",
          "Overlays",
          "Navigation",
          "Members",
          "Chat",
          "Money",
          "Landers",
          "Screens",
        ],
      },
    },
    viewport: {
      options: {
        narrow: viewport("320 narrow", 320, 640),
        phone: viewport("390 phone", 390, 844),
        sm: viewport("576 sm", 576, 900),
        md: viewport("768 md", 768, 1024),
        lg: viewport("992 lg", 992, 800),
        xl: viewport("1200 xl", 1200, 900),
      },
    },
    a11y: {
      test: "error",
      options: {
        runOnly: {
          type: "tag",
          values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        },
      },
    },
  },
  loaders: [async ({ globals }) => ({ messages: await loadMessages(globals["locale"] as string) })],
  decorators: [
    (Story, { globals, loaded }) => {
      const { brand, scheme, locale } = globals as { brand: Brand; scheme: Scheme; locale: string };
      setTheme({ brand, scheme });
      return (
        <StrictMode>
          <InLocale locale={locale} messages={loaded["messages"] as Messages}>
            <Story />
          </InLocale>
        </StrictMode>
      );
    },
  ],
};

export default preview;
