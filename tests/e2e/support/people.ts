import { randomUUID } from "node:crypto";
import { calls, type User } from "@kindling/domain/contract";
import { createClient } from "@kindling/domain/client";
import type { Window } from "./browser.ts";
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
  { name, confirmed = true }: { name: string; confirmed?: boolean },
): Promise<Person> {
  const email = `member-${randomUUID().slice(0, 8)}@example.com`;
  const { request } = window.context;
  const client = createClient({
    origin: site.origin,
    // The window's own request keeps the cookies where its pages find them.
    fetch: async (sent) => {
      const response = await request.fetch(sent.url, {
        method: sent.method,
        headers: Object.fromEntries(sent.headers),
        data: sent.method === "GET" ? undefined : await sent.text(),
      });
      return new Response(await response.text(), { status: response.status(), headers: response.headers() });
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
    country: "NL",
    region: "NL-UT",
    city: "Utrecht",
    min_age: 18,
    max_age: 99,
    terms_accepted: true,
    language: "en" as const,
    time_zone: "Europe/Amsterdam",
  };
  const user = await client.call(calls.signUp, { body });
  if (confirmed) await fetch(await site.mailLink(email));
  return { user, email, password };
}
