import { calls } from "@kindling/domain/contract";
import type { FormTrial, Trial } from "./form-trial.ts";

const chosen = "a new and longer one";

/** Where the link of each trial's mail leads, by its words. */
const links = new Map<string, string>();
const linkOf = ({ words }: Pick<Trial, "words">): string => links.get(words)!;

async function keepLink({ site, words }: Trial, to: string, path: string): Promise<void> {
  const { pathname, search } = new URL(await site.mailLink(to, path));
  links.set(words, pathname + search);
}

/** Puts the password back that the other trials know. */
async function putBack({ page, me }: Trial): Promise<void> {
  await page.request.post(calls.logIn.path, { data: { email: me.email, password: chosen } });
  await page.request.put(calls.changePassword.path, { data: { old_password: chosen, password: me.password } });
}

async function askReset(trial: Trial): Promise<void> {
  await trial.page.request.post(calls.askReset.path, { data: { email: trial.me.email } });
  await keepLink(trial, trial.me.email, "/reset-password/do");
}

async function askEmailChange(trial: Trial, email: string): Promise<void> {
  const { page, me } = trial;
  await page.request.post(calls.askEmailChange.path, { data: { email, password: me.password } });
  await keepLink(trial, email, "/mail-change/do");
}

const addressOf = ({ words }: Trial): string => `${words.replaceAll(" ", "-").toLowerCase()}@example.com`;
const open = ({ page }: Trial, name: string) => page.getByRole("heading", { name }).click();

/** The forms of how a member gets in. */
export const accessTrials: readonly FormTrial[] = [
  {
    form: "reset-ask",
    as: "visitor",
    path: () => "/reset-password",
    fill: ({ page, me }) => page.locator("[name=email]").fill(me.email),
    button: "Email me a link",
    enter: "[name=email]",
    done: async ({ page }) => {
      await page.getByRole("heading", { name: "Check your email" }).waitFor();
    },
    wrong: ({ page }) => page.locator("[name=email]").fill("nobody"),
    says: "Invalid email",
    keeps: ["[name=email]", "nobody"],
  },
  {
    form: "reset-do",
    as: "visitor",
    path: linkOf,
    prepare: askReset,
    fill: async ({ page }) => {
      await page.locator("[name=password]").fill(chosen);
      await page.locator("[name=repeated]").fill(chosen);
    },
    button: "Save password",
    done: async (trial) => {
      await trial.page.getByRole("heading", { name: "Your new password is saved" }).waitFor();
      await putBack(trial);
    },
    wrong: async ({ page }) => {
      await page.locator("[name=password]").fill(chosen);
      await page.locator("[name=repeated]").fill("another one");
    },
    says: "The entered passwords are not the same",
  },
  {
    form: "mail-change",
    as: "member",
    path: linkOf,
    prepare: (trial) => askEmailChange(trial, addressOf(trial)),
    button: "Use the new address",
    done: async (trial) => {
      const { page, site, me } = trial;
      await page.getByRole("heading", { name: "Your email address has changed" }).waitFor();
      // The other trials log in with the old one.
      await askEmailChange(trial, me.email);
      const token = new URL(linkOf(trial), site.origin).searchParams.get("token");
      await page.request.put(calls.changeEmail.path, { data: { token } });
    },
  },
  {
    form: "undo-change",
    as: "member",
    path: linkOf,
    prepare: async (trial) => {
      const { page, me } = trial;
      await page.request.put(calls.changePassword.path, { data: { old_password: me.password, password: chosen } });
      await keepLink(trial, me.email, "/undo-change");
    },
    button: "Secure my account",
    done: async (trial) => {
      const { page, site, me } = trial;
      await page.getByRole("heading", { name: "Your account is secure again" }).waitFor();
      await keepLink(trial, me.email, "/reset-password/do");
      const token = new URL(linkOf(trial), site.origin).searchParams.get("token");
      await page.request.put(calls.resetPassword.path, { data: { token, password: me.password } });
    },
  },
  {
    form: "password",
    as: "member",
    path: () => "/notifications",
    fill: async (trial) => {
      await open(trial, "Change password");
      await trial.page.locator("[name=old_password]").fill(trial.me.password);
      await trial.page.locator("#password-password").fill(chosen);
      await trial.page.locator("[name=repeated]").fill(chosen);
    },
    button: "Change password",
    done: async (trial) => {
      await trial.page.getByText("Your password has changed").first().waitFor();
      await putBack(trial);
    },
    wrong: async (trial) => {
      await open(trial, "Change password");
      await trial.page.locator("[name=old_password]").fill(trial.me.password);
      await trial.page.locator("#password-password").fill(chosen);
      await trial.page.locator("[name=repeated]").fill("another one");
    },
    says: "The entered passwords are not the same",
  },
  {
    form: "email",
    as: "member",
    path: () => "/notifications",
    fill: async (trial) => {
      await open(trial, "Change email address");
      await trial.page.locator("[name=email]").fill(addressOf(trial));
      await trial.page.locator("#email-password").fill(trial.me.password);
    },
    button: "Send the link",
    done: async ({ page }) => {
      await page.getByText("A link is on its way to your new address").first().waitFor();
    },
    wrong: async (trial) => {
      await open(trial, "Change email address");
      await trial.page.locator("[name=email]").fill("nobody");
      await trial.page.locator("#email-password").fill(trial.me.password);
    },
    says: "New email address is invalid",
    keeps: ["[name=email]", "nobody"],
  },
  {
    form: "session",
    as: "member",
    path: () => "/notifications",
    prepare: async ({ site, me }) => {
      await fetch(`${site.origin}${calls.logIn.path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-request-type": "client", origin: site.origin },
        body: JSON.stringify({ email: me.email, password: me.password }),
      });
    },
    fill: (trial) => open(trial, "Where you’re logged in"),
    button: /^Log out: /,
    done: async ({ page }) => {
      await page.getByText("Logged out there").first().waitFor();
    },
  },
  {
    form: "sessions",
    as: "member",
    path: () => "/notifications",
    fill: (trial) => open(trial, "Where you’re logged in"),
    button: "Log out everywhere else",
    done: async ({ page }) => {
      await page.getByText("Logged out there").first().waitFor();
    },
  },
];
