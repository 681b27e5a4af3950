import { returnPath } from "@kindling/domain/rules";

/** Where to log in, and come back from. */
export const logInPath = (target: string): string => `/login?next=${encodeURIComponent(returnPath(target))}`;
