import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Badge } from "../primitives/badge/badge.tsx";
import { Button } from "../primitives/button/button.tsx";
import { Card, CardActions, CardDescription, CardTitle } from "../primitives/card/card.tsx";
import { keysOf } from "../internal/keys-of.ts";
import { tones } from "../internal/tones.ts";

/** What a brand decides: its tokens, in the niche and scheme of the toolbar. */
const meta = { title: "Foundations/Tokens" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = {
  page: "k:bg-page",
  surface: "k:bg-surface",
  raised: "k:bg-raised",
  sunken: "k:bg-sunken",
};

export const Colours: Story = {
  render: () => (
    <div className="k:grid k:gap-6">
      <div className="k:grid k:grid-cols-2 k:gap-3 k:md:grid-cols-4">
        {Object.entries(surfaces).map(([name, surface]) => (
          <div key={name} className={`k:rounded-card k:border-thin k:border-default k:p-4 ${surface}`}>
            <p>{name}</p>
            <p className="k:text-sm k:text-muted">muted</p>
          </div>
        ))}
      </div>
      <div className="k:grid k:gap-3 k:sm:grid-cols-2 k:lg:grid-cols-3">
        {keysOf(tones).map((tone) => (
          <div
            key={tone}
            className={`k:overflow-hidden k:rounded-card k:border-thin k:border-(--k-tone-border) ${tones[tone]}`}
          >
            <p className="k:bg-(--k-tone-fill) k:p-3 k:font-strong k:text-(--k-tone-on-fill)">{tone}</p>
            <p className="k:bg-(--k-tone-soft) k:p-3 k:text-(--k-tone-on-soft)">soft</p>
            <p className="k:bg-surface k:p-3 k:text-(--k-tone-text)">text</p>
          </div>
        ))}
      </div>
    </div>
  ),
};

const sizes = {
  display: "k:text-display",
  "3xl": "k:text-3xl",
  "2xl": "k:text-2xl",
  xl: "k:text-xl",
};
const textSizes = { lg: "k:text-lg", md: "k:text-md", sm: "k:text-sm", xs: "k:text-xs" };

export const Type: Story = {
  render: () => (
    <div className="k:grid k:gap-3">
      {Object.entries(sizes).map(([name, size]) => (
        <p key={name} className={`k:font-heading k:tracking-heading ${size}`}>
          {name} Meet someone new
        </p>
      ))}
      {Object.entries(textSizes).map(([name, size]) => (
        <p key={name} className={`k:max-w-text ${size}`}>
          {name} Say hello, ask what made her laugh today, and take your time. Żółć, æøå, ß, 1 234 567.
        </p>
      ))}
    </div>
  ),
};

const shapes = {
  control: "k:rounded-control",
  card: "k:rounded-card",
  dialog: "k:rounded-dialog",
  bubble: "k:rounded-bubble",
  full: "k:rounded-full",
};

export const Form: Story = {
  render: () => (
    <div className="k:flex k:flex-wrap k:gap-4">
      {Object.entries(shapes).map(([name, shape]) => (
        <div
          key={name}
          className={`k:flex k:size-28 k:items-center k:justify-center k:border-strong k:border-control k:bg-raised k:shadow-raised ${shape}`}
        >
          {name}
        </div>
      ))}
    </div>
  ),
};

/** Utilities read the brand at run time: brands and schemes stand beside each other on one page. */
export const BrandsSideBySide: Story = {
  render: () => (
    <div className="k:grid k:gap-4 k:lg:grid-cols-2">
      {(["general", "female", "bdsm", "bbw", "older-women", "milf", "gay"] as const).map((brand) =>
        (["light", "dark"] as const).map((scheme) => (
          <div key={brand + scheme} data-brand={brand} data-scheme={scheme} className="k:bg-page k:p-4 k:font-body">
            <Card>
              <CardTitle>{brand}</CardTitle>
              <CardDescription>The same parts in another character, {scheme}.</CardDescription>
              <p className="k:flex k:gap-2">
                <Badge tone="accent">New</Badge>
                <Badge tone="positive">Online</Badge>
              </p>
              <CardActions>
                <Button variant="ghost" tone="neutral">
                  Later
                </Button>
                <Button>Say hello</Button>
              </CardActions>
            </Card>
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = canvas
      .getAllByRole("button", { name: "Say hello" })
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(looks).size).toBeGreaterThan(7);
  },
};
