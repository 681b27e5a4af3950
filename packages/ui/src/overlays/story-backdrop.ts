import { screen, userEvent } from "storybook/test";

/** Presses the dimmed page beside the open dialog. */
export async function pressBackdrop() {
  const target = screen.queryByRole("dialog") ?? screen.getByRole("alertdialog");
  await userEvent.pointer({ keys: "[MouseLeft]", target, coords: { clientX: 2, clientY: 2 } });
}
