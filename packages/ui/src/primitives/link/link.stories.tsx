import type { Meta, StoryObj } from "@storybook/react-vite";

import { keysOf } from "../../internal/keys-of.ts";
import { Link } from "./link.tsx";
import { linkVariants } from "./link.variants.ts";

const meta = {
  title: "Primitives/Link",
  component: Link,
  args: { href: "#terms", children: "terms of use" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p className="k:max-w-text">
      By continuing, you agree to the <Link {...args} /> and confirm that you are at least eighteen years old.
    </p>
  ),
};

export const Quiet: Story = {
  render: () => (
    <ul className="k:flex k:flex-wrap k:gap-4">
      {["About us", "Privacy", "Help"].map((page) => (
        <li key={page}>
          <Link href={`#${page}`} variant="quiet" tone="neutral">
            {page}
          </Link>
        </li>
      ))}
    </ul>
  ),
};

export const LongestText: Story = {
  args: { children: "https://example.com/a/very/long/address/that/has/no/place/to/break/at-all".repeat(3) },
  decorators: [(Story) => <div className="k:w-60">{<Story />}</div>],
};

export const Matrix: Story = {
  render: () => (
    <div className="k:grid k:gap-3">
      {keysOf(linkVariants.tone).map((tone) => (
        <p key={tone} className="k:flex k:gap-4">
          {keysOf(linkVariants.variant).map((variant) => (
            <Link key={variant} href="#link" variant={variant} tone={tone}>
              {tone} {variant}
            </Link>
          ))}
        </p>
      ))}
    </div>
  ),
};
