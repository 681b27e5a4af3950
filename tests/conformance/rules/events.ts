import { calls, type StreamEvent } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import type { Member } from "../driver/cast.ts";
import { write } from "../driver/letters.ts";
import type { EventReader } from "../driver/stream.ts";
import type { Rule } from "../rule.ts";

const seqOf = (event: StreamEvent): number | undefined => ("seq" in event ? event.seq : undefined);

/** Reads on to an event of a kind. */
async function readTo(reader: EventReader, kind: StreamEvent["kind"]): Promise<StreamEvent> {
  for (;;) {
    const event = await reader.event();
    if (event.kind === kind) return event;
  }
}

/** Where a member's events stand. */
async function standOf(member: Member): Promise<number> {
  const reader = await member.listen();
  const first = await reader.event();
  await reader.return();
  mustBe(first.kind, "ready", "the first event of a stream that asks for nothing past");
  return seqOf(first)!;
}

export const eventRules: readonly Rule[] = [
  {
    name: "a-stream-tells-what-happens",
    ids: "LIVE-02",
    says: "What happens to a member comes over their open stream as it happens: both are told of a message, the writer what it cost.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(1), await cast.member("ada")];
      const readers = [await payer.listen(), await ada.listen()] as const;
      const { conversation, message } = await write(payer, ada);
      for (const reader of readers) {
        const event = await readTo(reader, "message");
        const { conversation: id, message: seq } = event as StreamEvent & { kind: "message" };
        mustBe([id, seq], [conversation.id, message.seq], "the message that a stream tells of");
      }
      if ((await cast.settings()).message_credits > 0) await readTo(readers[0], "credits");
      for (const reader of readers) await reader.return();
    },
  },
  {
    name: "a-stream-goes-on-where-its-reader-was",
    ids: "BEYOND-42",
    says: "After `ready` a stream tells everything after the number that was asked for, in the query or in Last-Event-ID, in order and without a gap.",
    async check({ cast }) {
      const [payer, ben] = [await cast.payer(3), await cast.member("ben")];
      const before = await standOf(ben);
      for (const text of ["One", "Two", "Three"]) await write(payer, ben, text);
      for (const by of ["query", "header"] as const) {
        const reader = await ben.listen(before + 1, by);
        const first = await reader.event();
        mustBe([first.kind, seqOf(first)], ["ready", before + 1], "the first event of a stream that goes on");
        const told = [await reader.event(), await reader.event()].map((event) => [event.kind, seqOf(event)]);
        mustBe(
          told,
          [
            ["message", before + 2],
            ["message", before + 3],
          ],
          "what was told after the number",
        );
        await reader.return();
      }
    },
  },
  {
    name: "who-is-too-far-behind-reads-anew",
    ids: "BEYOND-42",
    says: "A stream that is asked for what is not kept, or has never been, begins with `reload` and the number to go on from.",
    async check({ cast }) {
      const ben = await cast.member("ben");
      const stand = await standOf(ben);
      const reader = await ben.listen(900_000_000);
      const first = await reader.event();
      mustBe([first.kind, seqOf(first)], ["reload", stand], "the first event of a stream that cannot go on");
      await reader.return();
    },
  },
  {
    name: "a-stream-ends-with-its-session",
    ids: "AUTH-16",
    says: "The streams of a session end with it.",
    async check({ cast }) {
      const member = await cast.fresh();
      const reader = await member.twin().listen();
      await reader.event();
      await member.call(calls.logOut);
      for (;;) if (!(await reader.next()).value) return;
    },
  },
  {
    name: "typing-is-told-to-the-other-one",
    ids: "CHAT-01 MEMBERS-08",
    says: "A member hears that another one is writing, without a number; nobody hears it of whom they have blocked, or who has blocked them.",
    async check({ cast }) {
      const [writer, reader] = [await cast.payer(2), await cast.fresh()];
      // What has come is heard: the stream is listened to.
      const stream = await reader.listen();
      await write(writer, reader);
      await readTo(stream, "message");
      await writer.ask(calls.typing, { body: { profile: reader.user.id } });
      const event = (await readTo(stream, "typing")) as StreamEvent & { kind: "typing" };
      mustBe([event.profile, seqOf(event)], [writer.user.id, undefined], "who is said to be writing");

      await reader.call(calls.block, { body: { profile: writer.user.id } });
      const other = await cast.fresh();
      for (const [from, to] of [
        [writer, reader],
        [reader, writer],
      ] as const) {
        const heard = await to.listen();
        await from.ask(calls.typing, { body: { profile: to.user.id } });
        await other.call(calls.like, { body: { profile: to.user.id } });
        for (let next = await heard.event(); next.kind !== "like"; next = await heard.event())
          must(next.kind !== "typing", "somebody hears over a block that the other one is writing");
        await heard.return();
      }
      await stream.return();
    },
  },
];
