import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { people } from "../../internal/story-people.ts";
import { AccountMenu, type AccountMenuProps } from "../account-menu/account-menu.tsx";
import {
  NavigationPlaces,
  type NavigationPlacesProps,
  TopNavigation,
  type TopNavigationProps,
} from "./top-navigation.tsx";

type Member = NavigationPlacesProps & { account: AccountMenuProps };

/** A head, with what a member has there. */
type Shown = TopNavigationProps & { member?: Member; current?: NavigationPlacesProps["current"]; hideTabs?: boolean };

const logo = <span className="k:truncate k:font-heading k:text-xl k:tracking-heading k:text-accent">Kindling</span>;

const member: Member = {
  unread: 3,
  newLikes: 1,
  credits: 120,
  lowCredits: 10,
  hrefs: { members: "#members", messages: "#chats", likes: "#likes", credits: "#credits", premium: "#premium" },
  account: {
    name: people[0].name,
    photo: people[0].photo,
    profileHref: "#profile",
    settingsHref: "#notifications",
    onLogout: fn(),
  },
};

const languages = [
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
];

const meta = {
  title: "Navigation/Top navigation",
  component: TopNavigation,
  subcomponents: { NavigationPlaces },
  render: ({ member: shown, current, hideTabs = false, ...args }) => {
    if (!shown) return <TopNavigation {...args} />;
    const { account, ...places } = shown;
    return (
      <TopNavigation
        {...args}
        places={<NavigationPlaces {...places} current={current} hideTabs={hideTabs} />}
        account={<AccountMenu {...account} />}
      />
    );
  },
  parameters: { layout: "fullscreen" },
  args: {
    logo,
    name: "Kindling",
    homeHref: "#home",
    loginHref: "#login",
    language: "en",
    mainId: "main",
    onLanguageChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
        <main id="main" tabIndex={-1} className="k:p-6">
          The page
        </main>
      </div>
    ),
  ],
} satisfies Meta<Shown>;

export default meta;
type Story = StoryObj<Shown>;

const link = (name: string | RegExp) => screen.getByRole("link", { name });

export const Visitor: Story = {
  name: "NAV-05 a visitor finds Log in",
  play: async () => {
    await expect(link("Log in")).toHaveAttribute("href", "#login");
    await expect(screen.queryByRole("navigation")).toBeNull();
    await expect(screen.queryByRole("button")).toBeNull();
  },
};

export const VisitorWithLanguages: Story = {
  name: "NAV-06 the switcher appears with a second language",
  args: { languages },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Language English" }));
    const french = await screen.findByRole("menuitem", { name: "Français" });
    await expect(french).toHaveAttribute("lang", "fr");
    await userEvent.click(french);
    await waitFor(() => expect(args.onLanguageChange).toHaveBeenCalledWith("fr"));
  },
};

export const Paid: Story = {
  name: "NAV-01 a member finds search, messages and likes with their badges",
  args: { member, current: "members" },
  play: async () => {
    await expect(link("Search members")).toHaveAttribute("aria-current", "page");
    await expect(link("Messages 3 unread messages")).toBeVisible();
    await expect(link("Likes 1 new like")).toBeVisible();
    await expect(link("Credits")).toBeVisible();
    await expect(screen.queryByRole("link", { name: "Get Premium" })).toBeNull();
  },
};

export const Capped: Story = {
  name: "NAV-01 caps the badges at 99+",
  args: { member: { ...member, unread: 100, newLikes: 4000 }, current: "messages" },
  play: async () => {
    await expect(screen.getAllByText("99+")).toHaveLength(2);
    await expect(link("Messages 100 unread messages")).toBeVisible();
  },
};

export const NothingNew: Story = {
  name: "NAV-01 shows no badge at nothing",
  args: { member: { ...member, unread: 0, newLikes: 0 } },
  play: async () => {
    await expect(document.querySelector("[data-slot=counter-badge]")).toBeNull();
  },
};

export const LowCredits: Story = {
  name: "NAV-02 warns at 10 credits or less",
  args: { member: { ...member, credits: 10 } },
  play: async () => {
    const badge = link("Credits 10 left").querySelector("[data-slot=badge]");
    await expect(badge).toHaveClass("k:tone-caution");
  },
};

export const NoCredits: Story = {
  name: "NAV-02 shows danger at no credits",
  args: { member: { ...member, credits: 0 }, current: "credits" },
  play: async () => {
    const badge = link("Credits none left").querySelector("[data-slot=badge]");
    await expect(badge).toHaveClass("k:tone-critical");
  },
};

export const EnoughCredits: Story = {
  name: "NAV-02 shows no balance above 10",
  args: { member: { ...member, credits: 11 } },
  play: async () => {
    await expect(link("Credits").querySelector("[data-slot=badge]")).toBeNull();
  },
};

export const Free: Story = {
  name: "NAV-03 a free member is offered Premium",
  args: { member: { ...member, credits: undefined }, current: "likes", languages },
  play: async () => {
    await expect(link("Get Premium")).toHaveAttribute("href", "#premium");
    await expect(screen.queryByRole("link", { name: /Credits/ })).toBeNull();
  },
};

export const AccountOpen: Story = {
  name: "NAV-04 the account menu holds profile, settings and log-out",
  args: { member },
  play: async () => {
    const trigger = screen.getByRole("button", { name: `${member.account.name}’s account` });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "My profile" })).toHaveFocus());
    await expect(screen.getByRole("menuitem", { name: "My profile" })).toHaveAttribute("href", "#profile");
    await expect(screen.getByRole("menuitem", { name: "Settings" })).toHaveAttribute("href", "#notifications");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await waitFor(() => expect(member.account.onLogout).toHaveBeenCalledOnce());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const InstalledApp: Story = {
  name: "The installed app has a Back button",
  args: { member, onBack: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const WithoutTabs: Story = { args: { member, hideTabs: true, current: "messages" } };

export const SkipLink: Story = {
  args: { member },
  play: async () => {
    await userEvent.tab();
    await expect(link("Skip to content")).toHaveFocus();
    await expect(link("Skip to content")).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    member: { ...member, unread: 1000, newLikes: 1000, credits: 0 },
    name: "Reifefrauenbekanntschaftsportal",
    logo: <span className="k:truncate k:font-heading k:text-xl k:text-accent">Reifefrauenbekanntschaftsportal</span>,
    languages: [...languages, { code: "es", name: "Español (Latinoamérica)" }],
    language: "es",
    onBack: fn(),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
