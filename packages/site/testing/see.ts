import { screen } from "storybook/test";

/** Waits until the screen says that the back end has failed. */
export async function seeFailure(): Promise<void> {
  await screen.findByText("An error occurred, please try again later");
}
