import { calls } from "@kindling/domain/contract";
import { failing, pending } from "@kindling/domain/fakes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen as page, userEvent } from "storybook/test";
import { longEmail } from "../../../testing/long-names.ts";
import { posted, wrong } from "../../../testing/posted.ts";
import { screen, type ScreenArgs } from "../../../testing/screen.tsx";
import { seeFailure } from "../../../testing/see.ts";

const meta = {
  title: "Screens/Sign up",
  ...screen,
  args: { path: "/signup", account: "visitor" },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<ScreenArgs>;

const filled = {
  gender: "female",
  seeking: "both",
  date_of_birth: "1994-04-12",
  country: "NL",
  region: "NL-UT",
  city: "Utrecht",
  min_age: "25",
  max_age: "45",
  name: "Maren",
  signup_message: "A long walk by the canal, if the rain lets me.",
  email: "maren@example.com",
  terms_accepted: "true",
};

/** A step with all its fields as they were filled in, but some. */
const at = (step: number, values: Partial<typeof filled> = {}) =>
  posted("sign-up", { ...filled, ...values, step: String(step) });

/** The same, refused for what stands in those. */
const refused = (step: number, values: Partial<typeof filled>, fields: Parameters<typeof wrong>[0]) => ({
  ...at(step, values),
  problem: wrong(fields),
});

const required = { code: "required" };

export const Loading: Story = {
  name: "The regions are on their way",
  tags: ["state:loading"],
  args: { posted: at(2), overrides: pending(calls.getRegions) },
};

export const Empty: Story = { tags: ["state:empty"] };

export const Who: Story = { tags: ["state:full"], args: { posted: at(0) } };

export const Birth: Story = { tags: ["state:full"], args: { posted: at(1) } };

export const Place: Story = { tags: ["state:full"], args: { posted: at(2) } };

export const Yourself: Story = { tags: ["state:full"], args: { posted: at(3) } };

export const Account: Story = { tags: ["state:full"], args: { posted: at(4) } };

export const LongestWords: Story = {
  tags: ["state:longest"],
  args: { posted: refused(4, { email: longEmail }, { email: { code: "email_taken" } }) },
};

export const RefusedWho: Story = {
  name: "Who, came back refused",
  tags: ["state:error"],
  args: { posted: refused(0, { gender: "", seeking: "" }, { gender: required, seeking: required }) },
};

export const RefusedBirth: Story = {
  name: "Birth, came back refused",
  tags: ["state:error"],
  args: {
    posted: refused(1, { date_of_birth: "" }, { date_of_birth: { code: "birth_required", min_age: 18 } }),
  },
};

export const RefusedPlace: Story = {
  name: "Place, came back refused",
  tags: ["state:error"],
  args: {
    posted: refused(
      2,
      { country: "", city: "", min_age: "46" },
      { country: { code: "country_unknown" }, city: required, min_age: { code: "age_range" } },
    ),
  },
};

export const RefusedYourself: Story = {
  name: "Yourself, came back refused",
  tags: ["state:error"],
  args: {
    posted: refused(
      3,
      { name: "@Maren", signup_message: "Abc".repeat(100) },
      { name: { code: "name_starts_with_at" }, signup_message: { code: "too_long", max: 200 } },
    ),
  },
};

export const RefusedAccount: Story = {
  name: "Account, came back refused",
  tags: ["state:error"],
  args: {
    posted: refused(
      4,
      { terms_accepted: "" },
      {
        email: { code: "email_taken" },
        password: { code: "password_too_short", min: 8 },
        terms_accepted: { code: "terms_required" },
      },
    ),
  },
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { posted: at(4), overrides: failing(calls.signUp, "unexpected") },
  // What a visitor changes is kept for as long as the tab lives.
  beforeEach: () => () => sessionStorage.clear(),
  play: async () => {
    await userEvent.type(page.getByLabelText("Password"), "correct horse");
    await userEvent.click(page.getByRole("button", { name: "Create my profile" }));
    await seeFailure();
  },
};

export const Offline: Story = { tags: ["state:offline"], args: { online: false } };
