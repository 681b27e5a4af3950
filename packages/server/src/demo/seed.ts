import { day, minute } from "@kindling/domain/rules";
import { dayAt } from "@kindling/domain/time";
import { and, eq } from "drizzle-orm";
import { hashPassword } from "../accounts/password.ts";
import { grant } from "../credits/ledger.ts";
import type { Services } from "../context.ts";
import type { Database } from "../database/database.ts";
import { lockNames } from "../database/lock-names.ts";
import { accounts, conversations, likes, members, messages, participants, photos } from "../database/schema/index.ts";
import { cellOfPlace } from "../places/cell-of-place.ts";
import { seenAt } from "../sessions/seen.ts";
import type { Site } from "../sites.ts";
import { demoPeople, type DemoPerson, demoSelf } from "./people.ts";
import { portraitNames, portraitPlaceholder, portraitSize } from "./portrait.ts";
import { randomUUID } from "node:crypto";

const count = 300;

/** The account that demo mode has ready. Everybody may know its password: it guards nothing. */
export const demoAccount = { email: "demo@kindling.example", password: "kindling-demo" } as const;

/** Some of them lately, most of them longer ago. */
const joinedAt = (number: number, now: number) => new Date(now - number * 13 * 60 * minute);

/** A birthday that makes the person as old as they are to be: half a year past it. */
const birthday = (age: number, now: number) => dayAt(now - (age * 365.25 + 180) * day);

async function seedPeople(tx: Database, site: Site, people: readonly DemoPerson[], now: number): Promise<number[]> {
  const rows = people.map(({ number, age, photos: _photos, ...person }) => ({
    ...person,
    site: site.key,
    status: "active" as const,
    fictional: true,
    dateOfBirth: birthday(age, now),
    searchMinAge: 18,
    searchMaxAge: 99,
    createdAt: joinedAt(number, now),
    cell: cellOfPlace(person),
    ...seenAt(new Date(now - day)),
  }));
  const ids = await tx.insert(members).values(rows).returning({ id: members.id });
  const pictures = people.flatMap((person, at) =>
    Array.from({ length: person.photos }, (_, position) => ({
      memberId: ids[at]!.id,
      position,
      status: "active" as const,
      ...portraitNames(person.gender, person.age, person.number, position),
      ...portraitSize,
      placeholder: portraitPlaceholder(person.number, position),
    })),
  );
  await tx.insert(photos).values(pictures);
  return ids.map(({ id }) => id);
}

/** A member without a face of their own who can log in at once. */
async function seedAccount(tx: Database, site: Site, now: number): Promise<number> {
  const at = new Date(now);
  const [member] = await tx
    .insert(members)
    .values({
      site: site.key,
      name: "Robin",
      status: "active",
      ...demoSelf(site),
      dateOfBirth: birthday(31, now),
      country: site.settings.countries[0]!,
      city: null,
      searchMinAge: 18,
      searchMaxAge: 99,
      about: "",
      createdAt: at,
      ...seenAt(at),
    })
    .returning({ id: members.id });
  const id = member!.id;
  await tx.insert(accounts).values({
    id,
    site: site.key,
    email: demoAccount.email,
    passwordHash: await hashPassword(demoAccount.password),
    status: "active",
    language: "en",
    timeZone: "UTC",
    signupAt: at,
    signupKey: randomUUID(),
    signupMessage: "",
    termsAcceptedAt: at,
  });
  await grant(tx, { accountId: id, kind: "signup", credits: site.settings.signup_credits, at });
  return id;
}

/** Somebody has liked and written: there is something to find. */
async function seedNews(tx: Database, account: number, people: readonly number[], now: number): Promise<void> {
  const ago = (minutes: number) => new Date(now - minutes * minute);
  const [first, second, third] = [people[2]!, people[4]!, people[7]!];
  await tx.insert(likes).values(
    [first, second, third].map((fromId, index) => ({
      fromId,
      toId: account,
      likedAt: ago(20 + index * 90),
      seenAt: index === 2 ? ago(10) : null,
    })),
  );
  const [a, b] = [Math.min(account, first), Math.max(account, first)];
  const [conversation] = await tx
    .insert(conversations)
    .values({ aId: a, bId: b, lastSeq: 2, createdAt: ago(19) })
    .returning({ id: conversations.id });
  const conversationId = conversation!.id;
  const texts = [
    "Hi Robin! I’m a fictional profile in this demo, so I won’t write back.",
    "But you can try what writing here feels like.",
  ];
  const sent = await tx
    .insert(messages)
    .values(
      texts.map((text, index) => ({
        conversationId,
        seq: index + 1,
        senderId: first,
        kind: "text" as const,
        text,
        sentAt: ago(19 - index),
        requestKey: randomUUID(),
      })),
    )
    .returning({ latestId: messages.id, latestAt: messages.sentAt });
  const latest = sent.at(-1);
  await tx.insert(participants).values([
    { conversationId, memberId: account, unread: texts.length, ...latest },
    { conversationId, memberId: first, firstSeq: 1, readSeq: texts.length, ...latest },
  ]);
}

/** Fills an empty site with made-up members and a ready account, once. */
export async function seedDemo({ db, clock }: Pick<Services, "db" | "clock">, site: Site): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockNames(tx, ["seed demo"]);
    const [known] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.site, site.key), eq(members.fictional, true)))
      .limit(1);
    if (known) return;
    const people = await seedPeople(tx, site, demoPeople(site, count), now);
    await seedNews(tx, await seedAccount(tx, site, now), people, now);
  });
}
