import { randomUUID } from "node:crypto";
import { calls, type Profile, type User } from "@kindling/domain/contract";
import { createClient } from "@kindling/domain/client";
import type { Window } from "./browser.ts";
import { fetchLocal } from "./local-fetch.ts";
import type { TestSite } from "./site.ts";

/** Somebody with an account. */
export interface Person {
  readonly user: User;
  readonly email: string;
  readonly password: string;
}

const password = "correct horse battery";

/** Signs somebody up by the contract, confirmed unless told otherwise, and logs the window in as them. */
export async function signUpInWindow(
  site: TestSite,
  window: Window,
  { name, confirmed = true, country = "NL" }: { name: string; confirmed?: boolean; country?: string },
): Promise<Person> {
  const email = `member-${randomUUID().slice(0, 8)}@example.com`;
  const client = createClient({
    origin: site.origin,
    fetch: async (sent) => {
      const response = await fetchLocal(sent);
      const cookies = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]!.split("=", 2));
      await window.context.addCookies(
        cookies.map(([name, value]) => ({ name: name!, value: value!, url: site.origin })),
      );
      return response;
    },
  });
  const body = {
    request_key: randomUUID(),
    email,
    password,
    name,
    date_of_birth: "1994-04-12",
    signup_message: `Hello, I am ${name}.`,
    gender: "female" as const,
    seeking: "both" as const,
    country,
    region: country === "NL" ? "NL-UT" : null,
    city: "Utrecht",
    min_age: 18,
    max_age: 99,
    terms_accepted: true,
    language: "en" as const,
    time_zone: "Europe/Amsterdam",
  };
  const user = await client.call(calls.signUp, { body });
  if (confirmed) {
    const link = new URL(await site.mailLink(email));
    await client.call(calls.activate, { body: { token: link.searchParams.get("token")! } });
  }
  return { user, email, password };
}

/** The profile of somebody with two photos or more that a member sees. */
export async function photographed({ context }: Pick<Window, "context">): Promise<Profile> {
  for (let id = 1; id < 40; id += 1) {
    const answer = await context.request.get(`${calls.getMember.path}?id=${id}`);
    const profile = answer.ok() ? ((await answer.json()) as { profile: Profile }).profile : undefined;
    if (profile && profile.images.length > 1) return profile;
  }
  throw new Error("nobody has two photos");
}
