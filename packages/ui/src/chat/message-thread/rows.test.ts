import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Message } from "../message-bubble/message.ts";
import { GROUP_PAUSE, type Row, rowBuilder, type RowOptions } from "./rows.ts";

const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 28, 12);

const message = (id: string, author: Message["author"], sentAt: number): Message => ({
  id,
  kind: "text",
  author,
  sentAt,
  text: id,
});
const plain = (rows: readonly Row[]) =>
  rows.map((row) =>
    row.kind === "message" ? `${row.id}${row.first ? " first" : ""}${row.last ? " last" : ""}` : row.kind,
  );

describe("rows", () => {
  test("groups by author and time, and breaks groups at dividers", () => {
    const messages = [
      message("a", "other", start),
      message("b", "other", start + MINUTE),
      message("c", "other", start + MINUTE + GROUP_PAUSE + 1),
      message("d", "own", start + 8 * MINUTE),
      message("e", "other", start + 9 * MINUTE),
      message("f", "other", start + 10 * MINUTE),
      message("g", "other", start + 24 * 60 * MINUTE),
    ];
    expect(plain(rowBuilder()(messages, 0, { firstUnreadId: "f", typing: true, timeZone: "UTC" }))).toEqual([
      "day",
      "a first",
      "b last",
      "c first last",
      "d first last",
      "e first last",
      "new",
      "f first last",
      "day",
      "g first last",
      "typing",
    ]);
  });

  test("CHAT-11 the day is the reader's: the same minutes are one day here and two there", () => {
    const messages = [
      message("a", "own", Date.UTC(2026, 10, 27, 22, 59)),
      message("b", "own", Date.UTC(2026, 10, 27, 23, 1)),
    ];
    const days = (timeZone: string) =>
      rowBuilder()(messages, 0, { timeZone }).filter((row) => row.kind === "day").length;
    expect([days("UTC"), days("Europe/Amsterdam")]).toEqual([1, 2]);
  });

  test("no messages, no rows", () => {
    expect(rowBuilder()([], 0, { timeZone: "UTC" })).toEqual([]);
  });

  test("every row of the same conversation has an id of its own", () => {
    const messages = [0, 30, 0, 30].map((hours, i) => message(`m${i}`, "own", start + hours * 60 * MINUTE));
    const ids = rowBuilder()(messages, 0, { timeZone: "UTC", typing: true, firstUnreadId: "m2" }).map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  const list = fc
    .array(fc.record({ own: fc.boolean(), pause: fc.integer({ min: -MINUTE, max: 30 * 60 * MINUTE }) }), {
      maxLength: 30,
    })
    .map((items) => {
      let time = start;
      return items.map(({ own, pause }, i) => message(`m${i}`, own ? "own" : "other", (time += pause)));
    });
  const options = fc.record<RowOptions>({
    firstUnreadId: fc.option(
      fc.nat(30).map((i) => `m${i}`),
      { nil: undefined },
    ),
    typing: fc.boolean(),
    timeZone: fc.constantFrom("UTC", "Europe/Amsterdam"),
  });

  test("a builder that remembers answers as a new one does", () => {
    fc.assert(
      fc.property(
        list,
        fc.array(fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30), options), { minLength: 1, maxLength: 5 }),
        (all, steps) => {
          const build = rowBuilder();
          for (const [one, other, skipped, each] of steps) {
            const part = all.slice(Math.min(one, other), Math.max(one, other));
            const from = Math.min(skipped, Math.max(part.length - 1, 0));
            expect(build(part, from, each)).toEqual(rowBuilder()(part, from, each));
          }
        },
      ),
    );
  });

  test("rows from a message on are the last of all rows", () => {
    fc.assert(
      fc.property(list, fc.nat(29), options, (all, from, each) => {
        if (from >= all.length) return;
        const rows = rowBuilder()(all, from, each);
        expect(rows).toEqual(rowBuilder()(all, 0, each).slice(-rows.length));
        expect(rows.find(({ kind }) => kind === "message")?.id).toBe(all[from]!.id);
      }),
    );
  });

  test("appending keeps the rows before as they are", () => {
    const messages = Array.from({ length: 50 }, (_, i) => message(`m${i}`, "own", start + i * MINUTE));
    const build = rowBuilder();
    const before = build(messages, 0, { timeZone: "UTC" });
    const after = build([...messages, message("n", "other", start + 60 * MINUTE)], 0, { timeZone: "UTC" });
    expect(after.slice(0, before.length - 1).every((row, i) => row === before[i])).toBe(true);
  });
});
