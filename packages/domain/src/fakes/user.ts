import { CallError, type User } from "../contract/index.ts";
import { checkSignUp, normalizeEmail, sexualityOf } from "../rules/index.ts";
import { ageOn, dayAt } from "../time/calendar.ts";
import { type FakeHandlers, ok } from "./handlers.ts";
import { type FakeAccount, type FakeWorld, instantIn } from "./world.ts";

const findByEmail = (world: FakeWorld, email: string): FakeAccount | undefined =>
  [...world.accounts.values()].find((account) => account.user.email === normalizeEmail(email));

function openSession(world: FakeWorld, account: FakeAccount): string {
  const token = `session-${world.nextId()}`;
  world.sessions.set(token, account.user.id);
  return token;
}

/** Confirms an account's address, as the link of its mail does. */
export function confirmFake(world: FakeWorld, email: string): void {
  const account = findByEmail(world, email);
  if (!account) throw new Error(`nobody has the address ${email}`);
  const { user } = account;
  account.user = { ...user, status: "active", profile: { ...user.profile, status: "active" } };
}

export const userHandlers: FakeHandlers<
  "signUp" | "logIn" | "getUser" | "changeUser" | "logOut" | "activate" | "resendActivation" | "changeProfile"
> = {
  signUp: ({ body }, { world, setSession }) => {
    const { settings } = world;
    const today = dayAt(world.clock.now(), body.time_zone);
    const rules = {
      today,
      minAge: settings.min_age,
      messageLength: settings.message_length,
      countries: settings.countries,
    };
    const problems = checkSignUp(body, rules);
    if (Object.keys(problems).length > 0) throw new CallError("invalid_request", { fields: problems });
    const known = findByEmail(world, body.email);
    if (known && known.form.request_key !== body.request_key) throw new CallError("account_exists");
    if (known) {
      setSession(openSession(world, known));
      return known.user;
    }
    const id = world.nextId();
    const at = instantIn(world);
    const user: User = {
      id,
      email: normalizeEmail(body.email),
      status: "not_confirmed",
      credits: settings.signup_credits,
      paid_user: false,
      signup_date: at,
      language: body.language,
      fictional_icon: false,
      notifications_disabled: [],
      profile: {
        id,
        name: body.name,
        status: "disabled",
        age: ageOn(body.date_of_birth, today),
        date_of_birth: body.date_of_birth,
        gender: body.gender,
        sexuality: sexualityOf(body.gender, body.seeking),
        country: body.country,
        region: body.region,
        city: body.city,
        main_image: null,
        images: [],
        interests: [],
        about: body.signup_message,
        fictional: false,
        online: true,
        is_new: true,
        hair_color: null,
        eye_color: null,
        body_type: null,
        relationship_status: null,
        tattoos: null,
      },
    };
    const welcome = {
      id: world.nextId(),
      kind: "signup" as const,
      amount: user.credits,
      balance: user.credits,
      created_at: at,
    };
    const account: FakeAccount = { user, form: body, ledger: [welcome] };
    world.accounts.set(id, account);
    setSession(openSession(world, account));
    return user;
  },
  logIn: ({ body }, { world, setSession }) => {
    const account = findByEmail(world, body.email);
    if (!account || account.form.password !== body.password) throw new CallError("login_failed");
    setSession(openSession(world, account));
    return account.user;
  },
  getUser: (_, { member }) => member.user,
  changeUser: ({ body }, { member }) => {
    member.user = { ...member.user, language: body.language };
    return member.user;
  },
  logOut: (_, { setSession }) => {
    setSession(null);
    return ok;
  },
  activate: () => {
    // The fake sends no mail, so no token is known.
    throw new CallError("activation_failed");
  },
  resendActivation: (_, { member }) => ({ email: member.user.email }),
  changeProfile: ({ body }, { member }) => {
    member.user = { ...member.user, profile: { ...member.user.profile, ...body } };
    return { profile: member.user.profile };
  },
};
