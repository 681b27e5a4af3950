import type { Meta } from "@storybook/react-vite";
import { useIntl } from "react-intl";
import { MemoryRouter } from "react-router";
import { App } from "../src/app/app.tsx";
import { forgetTrays } from "../src/shared/photos/upload-trays.ts";
import type { AccountState } from "./account.ts";
import { type OpenScreen, openScreen, type ScreenArgs } from "./open-screen.ts";
import { surround } from "./surroundings.ts";

export type { ScreenArgs } from "./open-screen.ts";

/** What the toolbar says; an empty one leaves it to the story. */
interface Toolbar {
  readonly account: AccountState | "";
  readonly display: "browser" | "installed" | "";
  readonly locale: string;
}

const toolbarOf = (globals: unknown) => globals as Toolbar;
const openOf = (loaded: Record<string, unknown>) => loaded["screen"] as OpenScreen;

function ShownScreen({ open: { state, domain, entries } }: { open: OpenScreen }) {
  // The words are the toolbar's: the accessibility gate changes them under the screen.
  const intl = useIntl();
  return (
    <MemoryRouter initialEntries={entries} useTransitions={false}>
      <App state={state} domain={domain} intl={intl} />
    </MemoryRouter>
  );
}

/** What the stories of every screen share: the product itself, in its layout, over a back end in memory where time stands still. */
export const screen = {
  parameters: {
    layout: "fullscreen",
    a11y: { page: true },
    // A screen has one main part and one heading: each has a document of its own.
    docs: { story: { inline: false, height: "640px" } },
  },
  loaders: [
    async ({ args, globals }) => {
      const { account, locale } = toolbarOf(globals);
      return { screen: await openScreen({ ...args, ...(account && { account }), locale }) };
    },
  ],
  beforeEach: ({ args, globals, loaded }) => {
    const { display } = toolbarOf(globals);
    const installed = display ? display === "installed" : (args.installed ?? false);
    const restore = surround({ online: args.online ?? true, installed });
    return () => {
      restore();
      localStorage.clear();
      const { close, state } = openOf(loaded);
      if (state.user) forgetTrays(state.user.id);
      close();
    };
  },
  render: (_, { loaded }) => <ShownScreen key={openOf(loaded).key} open={openOf(loaded)} />,
} satisfies Meta<ScreenArgs>;
