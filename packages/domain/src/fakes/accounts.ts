import type { LedgerEntry, SignUpForm, User } from "../contract/index.ts";
import { normalizeEmail, normalizeSignUp, sessionLifetime, sexualityOf } from "../rules/index.ts";
import { ageOn, dayAt } from "../time/calendar.ts";
import { fakeCellOf } from "./cities.ts";
import { type FakeAccount, type FakeWorld, instantIn } from "./world.ts";

/** The account that an address has. */
export const findByEmail = (world: FakeWorld, email: string): FakeAccount | undefined =>
  [...world.accounts.values()].find((account) => account.user.email === normalizeEmail(email));

/** Whether a password is the account's, however a keyboard composes its accents. */
export const hasPassword = ({ form }: FakeAccount, password: string): boolean =>
  form.password.normalize("NFC") === password.normalize("NFC");

/** Opens a session of an account; answers its token. */
export function openSession(world: FakeWorld, account: FakeAccount): string {
  const token = `session-${world.nextId()}`;
  world.sessions.set(token, account.user.id);
  world.sessionEnds.set(token, world.clock.now() + sessionLifetime);
  return token;
}

/** Whose session a token is; nobody's where it has run out. */
export function accountOfToken(world: FakeWorld, token = ""): FakeAccount | undefined {
  const ends = world.sessionEnds.get(token) ?? 0;
  const account = ends > world.clock.now() ? world.accounts.get(world.sessions.get(token) ?? "") : undefined;
  return account?.deleted ? undefined : account;
}

/** Confirms an account's address: from then on others meet its member. */
export function confirm(world: FakeWorld, account: FakeAccount): void {
  const { user } = account;
  account.user = { ...user, status: "active", profile: { ...user.profile, status: "active" } };
  account.confirmed_at ??= instantIn(world);
}

/** What a ledger's entry is about, beyond its number, its time and the balance after it. */
type Booking<Entry = LedgerEntry> = Entry extends unknown ? Omit<Entry, "id" | "balance" | "created_at"> : never;

/** Changes an account's credits, with the entry of its ledger that says why. */
export function book(world: FakeWorld, account: FakeAccount, booking: Booking, at = instantIn(world)): number {
  const credits = account.user.credits + booking.amount;
  account.user = { ...account.user, credits };
  account.ledger.unshift({ ...booking, id: world.nextId(), balance: credits, created_at: at } as LedgerEntry);
  return credits;
}

/** Opens an account that has not confirmed its address, with the site's welcome credits. */
export function openAccount(world: FakeWorld, asked: SignUpForm, at = instantIn(world)): FakeAccount {
  const form = normalizeSignUp(asked);
  const id = world.nextId();
  const user: User = {
    id,
    email: form.email,
    status: "not_confirmed",
    credits: 0,
    paid_user: false,
    signup_date: at,
    language: form.language,
    visibility: "everyone",
    fictional_icon: false,
    notifications_disabled: [],
    blur_photos: false,
    profile: {
      id,
      name: form.name,
      status: "disabled",
      age: ageOn(form.date_of_birth, dayAt(world.clock.now(), form.time_zone)),
      date_of_birth: form.date_of_birth,
      gender: form.gender,
      sexuality: sexualityOf(form.gender, form.seeking),
      country: form.country,
      region: form.region,
      city: form.city,
      main_image: null,
      images: [],
      interests: [],
      about: form.signup_message,
      fictional: false,
      online: true,
      is_new: true,
      distance: null,
      placed: fakeCellOf(form.city) !== null,
      hair_color: null,
      eye_color: null,
      body_type: null,
      relationship_status: null,
      tattoos: null,
      notes: {},
    },
  };
  const account: FakeAccount = {
    user,
    form,
    ledger: [],
    uploads: new Map(),
    tokens: new Map(),
    deleted: null,
    confirmed_at: null,
  };
  world.accounts.set(id, account);
  const { signup_credits } = world.settings;
  if (signup_credits > 0) book(world, account, { kind: "signup", amount: signup_credits }, at);
  return account;
}
