import type { Pool } from "pg";

/** The channel of the database on which processes ring for one another. */
export const bellChannel = "kindling_bell";

/** How long a process gathers what it has to say, in milliseconds: each NOTIFY takes a lock that all of a server share. */
const gathering = 50;
/** Bytes of one NOTIFY; PostgreSQL takes fewer than 8,000. */
const payloadMost = 7_500;

/** Says a few words to every process: ids, never what they are about. */
export type Ring = (notes: Iterable<string>) => void;

/** The notes of one payload, as they were rung. */
export const notesOf = (payload: string): string[] => payload.split(" ");

function payloadsOf(notes: ReadonlySet<string>): string[] {
  const payloads: string[] = [];
  for (const note of notes) {
    const last = payloads.at(-1);
    if (last !== undefined && last.length + note.length < payloadMost)
      payloads[payloads.length - 1] = `${last} ${note}`;
    else payloads.push(note);
  }
  return payloads;
}

/** Makes the bell of a process. One that cannot be rung is silent: who listens looks by themselves, too. */
export function createDoorbell(pool: Pool): Ring {
  let waiting = new Set<string>();
  let busy = false;

  const say = async () => {
    const notes = waiting;
    waiting = new Set();
    const text = "select pg_notify($1, payload) from unnest($2::text[]) as payload";
    await pool.query(text, [bellChannel, payloadsOf(notes)]).catch(() => {});
    busy = waiting.size > 0;
    if (busy) setTimeout(() => void say(), gathering);
  };
  return (notes) => {
    for (const note of notes) waiting.add(note);
    if (busy || waiting.size === 0) return;
    busy = true;
    setTimeout(() => void say(), gathering);
  };
}

/** What can be queried, as a key: a database or a transaction of it. */
type Queried = object;

const rings = new WeakMap<Queried, Ring>();

/** Rings the bell of a database, in a transaction once that is through. Where there is no bell nobody is told. */
export const ring = (db: Queried, notes: Iterable<string>): void => rings.get(db)?.(notes);

/** Lets what is queried ring. */
export const hangBell = (db: Queried, bell: Ring): void => void rings.set(db, bell);
