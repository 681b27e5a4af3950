import { createHash, randomBytes } from "node:crypto";

/** A secret that nobody guesses: 256 random bits, safe in a cookie and in an address. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a token. A hash without salt is enough for something that is random already. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
