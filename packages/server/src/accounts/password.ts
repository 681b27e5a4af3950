import { hash, verify } from "@node-rs/argon2";

/** One spelling for a password, however a keyboard composes its accents; argon2id then takes all of it. */
const spelled = (password: string): string => password.normalize("NFC");

/** What is kept of a password (argon2id in the library's parameters, which are OWASP's). */
export const hashPassword = (password: string): Promise<string> => hash(spelled(password));

let dummy: Promise<string> | undefined;

/**
 * Whether a password is the one of a hash. Without a hash, because there is no such account, a dummy is verified
 * instead, so that the time taken tells nothing.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword("nobody's password");
  const matches = await verify(passwordHash ?? (await dummy), spelled(password));
  return passwordHash !== undefined && matches;
}
