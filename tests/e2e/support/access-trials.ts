import { calls } from "@kindling/domain/contract";
import type { FormTrial, Trial } from "./form-trial.ts";
import { fetchLocal } from "./local-fetch.ts";
import { type Person, signUpInWindow } from "./people.ts";

const chosen = "a new and longer one";

/** Somebody of a trial's own, since it takes their password or address away, and where the link of their mail leads. */
interface Own {
  readonly person: Person;
  link: string;
}
const owns = new Map<string, Own>();
const ownOf = ({ words }: Pick<Trial, "words">): Own => owns.get(words)!;
const linkOf = (trial: Pick<Trial, "words">): string => ownOf(trial).link;

/** Signs somebody up; the trial's page is theirs from then on. */
async function signUp({ site, page, words }: Trial): Promise<Person> {
  const person = await signUpInWindow(site, { context: page.context() }, { name: "Edda" });
  owns.set(words, { person, link: "" });
  return person;
}

async function keepLink(trial: Trial, to: string, path: string): Promise<void> {
  const { pathname, search } = new URL(await trial.site.mailLink(to, path));
  ownOf(trial).link = pathname + search;
}

/** Logs somebody in once more, in another browser. */
async function logInElsewhere(trial: Trial): Promise<void> {
  const { email, password } = await signUp(trial);
  const { origin } = trial.site;
  await fetchLocal(
    new Request(`${origin}${calls.logIn.path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-type": "client" },
      body: JSON.stringify({ email, password }),
    }),
  );
}
async function seeLoggedOut({ page }: Trial): Promise<void> {
  await page.getByText("Logged out there").first().waitFor();
}

/** The forms of how a member gets in. */
export const accessTrials: readonly FormTrial[] = [
  {
    form: "reset-ask",
    as: "visitor",
    path: () => "/reset-password",
    prepare: async (trial) => {
      await signUp(trial);
      await trial.page.context().clearCookies({ name: /session/ });
    },
    fill: (trial) => trial.page.locator("[name=email]").fill(ownOf(trial).person.email),
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
    prepare: async (trial) => {
      const { email } = await signUp(trial);
      await trial.page.context().clearCookies({ name: /session/ });
      await trial.page.request.post(calls.askReset.path, { data: { email } });
      await keepLink(trial, email, "/reset-password/do");
    },
    fill: async ({ page }) => {
      await page.locator("[name=password]").fill(chosen);
      await page.locator("[name=repeated]").fill(chosen);
    },
    button: "Save password",
    done: async ({ page }) => {
      await page.getByRole("heading", { name: "Your new password is saved" }).waitFor();
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
    prepare: async (trial) => {
      const { email, password } = await signUp(trial);
      await trial.page.request.post(calls.askEmailChange.path, { data: { email: `new-${email}`, password } });
      await keepLink(trial, `new-${email}`, "/mail-change/do");
    },
    button: "Use the new address",
    done: async ({ page }) => {
      await page.getByRole("heading", { name: "Your email address has changed" }).waitFor();
    },
  },
  {
    form: "undo-change",
    as: "member",
    path: linkOf,
    prepare: async (trial) => {
      const { email, password } = await signUp(trial);
      await trial.page.request.put(calls.changePassword.path, { data: { old_password: password, password: chosen } });
      await keepLink(trial, email, "/undo-change");
    },
    button: "Secure my account",
    done: async ({ page }) => {
      await page.getByRole("heading", { name: "Your account is secure again" }).waitFor();
    },
  },
  {
    form: "password",
    as: "member",
    path: () => "/notifications/password",
    prepare: async (trial) => void (await signUp(trial)),
    fill: async (trial) => {
      await trial.page.locator("[name=old_password]").fill(ownOf(trial).person.password);
      await trial.page.locator("#password-password").fill(chosen);
      await trial.page.locator("[name=repeated]").fill(chosen);
    },
    button: "Change password",
    done: async ({ page }) => {
      await page.getByText("Your password has changed").first().waitFor();
    },
    wrong: async (trial) => {
      await trial.page.locator("[name=old_password]").fill(trial.me.password);
      await trial.page.locator("#password-password").fill(chosen);
      await trial.page.locator("[name=repeated]").fill("another one");
    },
    says: "The entered passwords are not the same",
  },
  {
    form: "email",
    as: "member",
    path: () => "/notifications/email",
    prepare: async (trial) => void (await signUp(trial)),
    fill: async (trial) => {
      const { email, password } = ownOf(trial).person;
      await trial.page.locator("[name=email]").fill(`new-${email}`);
      await trial.page.locator("#email-password").fill(password);
    },
    button: "Send the link",
    done: async ({ page }) => {
      await page.getByText("A link is on its way to your new address").first().waitFor();
    },
    wrong: async (trial) => {
      await trial.page.locator("[name=email]").fill("nobody");
      await trial.page.locator("#email-password").fill(trial.me.password);
    },
    says: "New email address is invalid",
    keeps: ["[name=email]", "nobody"],
  },
  {
    form: "session",
    as: "member",
    path: () => "/notifications/devices",
    prepare: logInElsewhere,
    button: /^Log out: /,
    done: seeLoggedOut,
  },
  {
    form: "sessions",
    as: "member",
    path: () => "/notifications/devices",
    prepare: logInElsewhere,
    button: "Log out everywhere else",
    done: seeLoggedOut,
  },
];
