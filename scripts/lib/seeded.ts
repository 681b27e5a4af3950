import { crc32 } from "node:zlib";

/** Whether all trials are asked for, as `npm run gates walks` does, and not the seeded part of `npm test`. */
const whole = process.env["TRIALS"] === "whole";

/** One of several, the same for a name at every run; all where the trials are whole. */
export const seededOf = <T>(name: string, all: readonly T[]): readonly T[] =>
  whole ? all : [all[crc32(name) % all.length]!];

/** Whether a trial is of the one part in so many that `npm test` tries, by its name; every one is where they are whole. */
export const isSeeded = (name: string, parts: number): boolean => whole || crc32(name) % parts === 0;
