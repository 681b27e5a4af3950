import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { Disclaimer } from "../disclaimer/disclaimer.tsx";
import { Footer } from "./footer.tsx";

const meta = {
  title: "Navigation/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    site: "Kindling",
    logo: <span className="k:font-heading k:text-xl k:tracking-heading k:text-accent">Kindling</span>,
    year: 2026,
    hrefs: {
      terms: "#terms",
      privacy: "#privacy",
      cookies: "#cookies",
      ban: "#ban",
      pricing: "#pricing",
      complaints: "#complaints",
      returns: "#return-policy",
      faq: "#faq",
      service: "#service",
    },
    company: {
      name: "Kindling Media B.V.",
      address: "Keizersgracht 1",
      city: "1015 CC Amsterdam",
      country: "The Netherlands",
      registration: "12345678",
      vatNumbers: ["NL001234567B01", "DE123456789"],
      tradenames: ["Kindling", "Ember", "Tinder & Flint"],
      phone: "+31 20 123 4567",
    },
    children: <Disclaimer site="Kindling" minAge={18} />,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = {
  name: "LAYOUT-06 has every link; LAYOUT-07 company with its registers",
  play: async () => {
    for (const name of [
      "Terms",
      "Privacy",
      "Cookies",
      "Access ban",
      "Pricing",
      "Complaints",
      "Returns and refunds",
      "FAQ",
      "Customer service",
    ])
      await expect(screen.getByRole("link", { name })).toBeVisible();
    await expect(screen.getByText("Registration number 12345678")).toBeVisible();
  },
};

export const Branded: Story = {
  name: "LAYOUT-07 company with its trade names",
  args: { companyVariant: "branded" },
  play: async () => {
    await expect(screen.getByText("Kindling is operated by Kindling Media B.V.")).toBeVisible();
  },
};

export const Brief: Story = { name: "LAYOUT-07 company in one line", args: { companyVariant: "brief" } };

export const UnitedStates: Story = {
  name: "LAYOUT-07 safety notice for the United States",
  args: { us: true },
  play: async () => {
    await expect(screen.getByText(/does not run criminal background checks/)).toBeVisible();
  },
};

export const Member: Story = {
  name: "LAYOUT-05 a member sees a logo and a row of links",
  args: { compact: true, companyVariant: "brief" },
  play: async () => {
    await expect(document.querySelector("[data-slot=footer-logo]")).toBeVisible();
    await expect(document.querySelector("[data-slot=footer-links]")).toBeVisible();
  },
};
