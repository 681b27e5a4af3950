import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormattedMessage } from "react-intl";

import { messages } from "../src/overlays/dialog/dialog.messages.ts";

/** Broken on purpose and kept out of Storybook's list: the accessibility gate has to catch each of them. */
const meta = { title: "Broken", tags: ["broken"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoName: Story = {
  render: () => (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the mistake to catch
    <button type="button">
      <svg aria-hidden width="16" height="16" />
    </button>
  ),
};

export const LowContrast: Story = {
  render: () => <p style={{ background: "white", color: "#bbb" }}>Hard to read</p>,
};

/** Well readable in the light scheme, where the check begins. */
export const LowContrastInOneTheme: Story = {
  render: () => <p style={{ background: "white", color: "var(--k-text-default)" }}>Read me at night</p>,
};

export const LowContrastInOneBrand: Story = {
  render: () => (
    <>
      <style>{'[data-brand="milf"] em { color: #bbb }'}</style>
      <p style={{ background: "white", color: "black" }}>
        Read me <em>here</em>
      </p>
    </>
  ),
};

export const LowContrastOverPhoto: Story = {
  render: () => (
    <div style={{ backgroundImage: "linear-gradient(white, #eee)", padding: 40 }}>
      <span style={{ color: "#ccc" }}>Name and age</span>
    </div>
  ),
};

export const ReadableOverPhoto: Story = {
  render: () => (
    <div style={{ backgroundImage: "linear-gradient(white, #eee)", padding: 40 }}>
      <span style={{ color: "#333" }}>Name and age</span>
    </div>
  ),
};

export const FocusCutOff: Story = {
  render: () => (
    <div style={{ overflow: "hidden", width: "fit-content" }}>
      <button type="button">Half a ring</button>
    </div>
  ),
};

export const NoFocus: Story = {
  render: () => (
    <button type="button" style={{ outline: "none" }}>
      Where am I?
    </button>
  ),
};

export const BadWhenOpen: Story = {
  render: () => (
    <details>
      <summary>Open</summary>
      <p style={{ background: "white", color: "#bbb" }}>Hard to read</p>
    </details>
  ),
  play: async ({ canvasElement }) => canvasElement.querySelector("summary")?.click(),
};

export const SmallTarget: Story = {
  render: () => (
    <p>
      {["a", "b", "c"].map((name) => (
        <button key={name} type="button" style={{ width: 10, height: 10, padding: 0 }} aria-label={name} />
      ))}
    </p>
  ),
};

export const Empty: Story = { render: () => <span /> };

export const MutedWithoutReason: Story = {
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
  render: () => <p>Words</p>,
};

export const SwitchedOff: Story = {
  parameters: { a11y: { disable: true } },
  render: () => <p>Words</p>,
};

export const MutedWithReason: Story = {
  parameters: {
    a11y: {
      config: { rules: [{ id: "color-contrast", enabled: false, reason: "A test of the gate" }] },
    },
  },
  render: () => <p style={{ background: "white", color: "#bbb" }}>Hard to read</p>,
};

export const PictureFromElsewhere: Story = {
  render: () => <img src="https://pictures.example/a.png" alt="Somebody" />,
  play: ({ canvas }) =>
    canvas
      .getByRole<HTMLImageElement>("img")
      .decode()
      .catch(() => {}),
};

/** No word of ours: it may end in an ellipsis, but not at an edge. */
export const NameCutOff: Story = {
  render: () => (
    <p style={{ width: 100, overflow: "hidden", overflowWrap: "normal" }}>Wolfeschlegelsteinhausenbergerdorff</p>
  ),
};

export const BoxTooNarrow: Story = {
  render: () => (
    <p style={{ width: 100, overflow: "auto", overflowWrap: "normal" }}>Wolfeschlegelsteinhausenbergerdorff</p>
  ),
};

/** Wide enough for "Close", not for "Schließen". */
export const WordCutOff: Story = {
  render: () => (
    <p style={{ width: 50, overflow: "hidden", whiteSpace: "nowrap" }}>
      <FormattedMessage {...messages.close} />
    </p>
  ),
};

export const WordWithRoom: Story = {
  render: () => (
    <p>
      <FormattedMessage {...messages.close} />
    </p>
  ),
};

export const WordHangsOut: Story = {
  render: () => (
    <p style={{ width: 50, whiteSpace: "nowrap" }}>
      <FormattedMessage {...messages.close} />
    </p>
  ),
};

export const TooWide: Story = {
  render: () => <p style={{ width: 360 }}>Wider than the narrowest screen</p>,
};

export const Readable: Story = { render: () => <p>Words</p> };

export const TooMuch: Story = {
  render: () => (
    <p>
      {Array.from({ length: 3000 }, (_, at) => at).map((at) => (
        <i key={at}>{at % 10} </i>
      ))}
    </p>
  ),
};

export const Complaint: Story = {
  render: () => <p>Words</p>,
  // oxlint-disable-next-line no-console -- the mistake to catch
  play: () => console.error("Each child needs a key"),
};
