import type { Meta, StoryObj } from "@storybook/react-vite";
import { CloudOff } from "lucide-react";
import { expect, fn, screen } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { ErrorPage, ErrorPageFallback } from "./error-page.tsx";

const meta = {
  title: "Navigation/Error page",
  component: ErrorPage,
  subcomponents: { ErrorPageFallback },
  parameters: { layout: "fullscreen" },
  args: { href: "#home" },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: "ROUTE-06 an unknown page",
  args: { status: 404 },
  play: async () => {
    await expect(screen.getByRole("heading", { name: "This page could not be found." })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "#home");
  },
};

export const Default: Story = {
  name: "ROUTE-07 without a message",
  play: async () => {
    await expect(screen.getByRole("heading", { name: "Error" })).toBeVisible();
    await expect(screen.getByText("500")).toBeVisible();
  },
};

export const WithMessage: Story = {
  name: "ROUTE-07 with a message and a way on",
  args: {
    status: 503,
    message: "We’re busy right now. Try again in a minute.",
    action: <Button onClick={fn()}>Try again</Button>,
  },
};

export const WithPicture: Story = {
  name: "ROUTE-07 a picture where no number says anything",
  args: {
    picture: <CloudOff />,
    message: "No connection. Check your network.",
    action: <Button onClick={fn()}>Try again</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(screen.getByRole("heading", { name: "No connection. Check your network." })).toBeVisible();
    await expect(screen.queryByText("500")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toBeVisible();
  },
};

export const Fallback: Story = {
  name: "ROUTE-07 when the error page fails",
  render: (args) => <ErrorPageFallback href={args.href} />,
  play: async () => {
    await expect(screen.getByText("An error occurred while showing the error page")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Back to the home page" })).toBeVisible();
  },
};
