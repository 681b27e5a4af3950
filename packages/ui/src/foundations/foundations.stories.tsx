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
  page: "bg-page",
  surface: "bg-surface",
  raised: "bg-raised",
  sunken: "bg-sunken",
};

export const Colours: Story = {
  render: () => (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {Object.entries(surfaces).map(([name, surface]) => (
          <div key={name} className={`rounded-card border-thin border-default p-4 ${surface}`}>
            <p>{name}</p>
            <p className="text-sm text-muted">muted</p>
          </div>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {keysOf(tones).map((tone) => (
          <div key={tone} className={`overflow-hidden rounded-card border-thin border-(--tone-border) ${tones[tone]}`}>
            <p className="bg-(--tone-fill) p-3 font-strong text-(--tone-on-fill)">{tone}</p>
            <p className="bg-(--tone-soft) p-3 text-(--tone-on-soft)">soft</p>
            <p className="bg-surface p-3 text-(--tone-text)">text</p>
          </div>
        ))}
      </div>
    </div>
  ),
};

const sizes = {
  display: "text-display",
  "3xl": "text-3xl",
  "2xl": "text-2xl",
  xl: "text-xl",
};
const textSizes = { lg: "text-lg", md: "text-md", sm: "text-sm", xs: "text-xs" };

export const Type: Story = {
  render: () => (
    <div className="grid gap-3">
      {Object.entries(sizes).map(([name, size]) => (
        <p key={name} className={`font-heading tracking-heading ${size}`}>
          {name} Meet someone new
        </p>
      ))}
      {Object.entries(textSizes).map(([name, size]) => (
        <p key={name} className={`max-w-text ${size}`}>
          {name} Say hello, ask what made her laugh today, and take your time. Żółć, æøå, ß, 1 234 567.
        </p>
      ))}
    </div>
  ),
};

const shapes = {
  control: "rounded-control",
  card: "rounded-card",
  dialog: "rounded-dialog",
  bubble: "rounded-bubble",
  full: "rounded-full",
};

export const Form: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {Object.entries(shapes).map(([name, shape]) => (
        <div
          key={name}
          className={`flex size-28 items-center justify-center border-strong border-control bg-raised shadow-raised ${shape}`}
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
    <div className="grid gap-4 lg:grid-cols-2">
      {(["general", "female", "bdsm", "bbw", "older-women", "milf", "gay"] as const).map((brand) =>
        (["light", "dark"] as const).map((scheme) => (
          <div key={brand + scheme} data-brand={brand} data-scheme={scheme} className="bg-page p-4 font-body">
            <Card>
              <CardTitle>{brand}</CardTitle>
              <CardDescription>The same parts in another character, {scheme}.</CardDescription>
              <p className="flex gap-2">
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
