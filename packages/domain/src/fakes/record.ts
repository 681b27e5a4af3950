import type { StreamEvent } from "../contract/index.ts";
import { type FakeWorld, instantIn } from "./world.ts";

/** What happened to a member, without its number and its time. */
type Happened<Event = StreamEvent> = Event extends { seq: number } ? Omit<Event, "seq" | "at"> : never;

/** Records what happened to somebody with an account, as the next of their events. */
export function record(world: FakeWorld, member: string, happened: Happened): void {
  if (!world.accounts.has(member)) return;
  const events = world.events.get(member) ?? [];
  world.events.set(member, events);
  events.push({ ...happened, seq: events.length + 1, at: instantIn(world) } as StreamEvent);
}
