/// <reference types="vite/client" />
import { type ComponentType, type FormEvent, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { freshRoot } from "../../testing/fresh-root.ts";
import { Button } from "./button/button.tsx";
import { IconButton } from "./icon-button/icon-button.tsx";

type SubmitProps = { loading: boolean };

const buttons: [name: string, Submit: ComponentType<SubmitProps>][] = [
  [
    "Button",
    (props) => (
      <Button type="submit" {...props}>
        Send
      </Button>
    ),
  ],
  [
    "IconButton",
    (props) => (
      <IconButton type="submit" label="Send" {...props}>
        <svg />
      </IconButton>
    ),
  ],
];

/** Sends for ever. */
function Sending({ Submit }: { Submit: ComponentType<SubmitProps> }) {
  const [sent, setSent] = useState(0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent((count) => count + 1);
  };
  return (
    <form method="post" onSubmit={send}>
      <input aria-label="Text" />
      <Submit loading={sent > 0} />
      <output>{sent}</output>
    </form>
  );
}

const root = freshRoot();

test.each(buttons)("F-072 a %s that submits and is loading does not submit again", async (_, Submit) => {
  root.render(<Sending Submit={Submit} />);
  const button = page.getByRole("button", { name: "Send" });
  const count = page.getByRole("status");
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter} ");
  (button.element() as HTMLElement).click();
  await userEvent.type(page.getByLabelText("Text"), "x{Enter}");
  await expect.element(count).toHaveTextContent("1");
});
