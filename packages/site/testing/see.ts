import { screen } from "storybook/test";

/** Waits until the screen says that the back end has failed. */
export const seeFailure = (): Promise<unknown> => screen.findByText("An error occurred, please try again later");
