import { createHmac, timingSafeEqual } from "node:crypto";

/** The header of a callback that carries its signature. */
export const signatureHeader = "x-sandbox-signature";

/** Signs a text with the provider's secret. */
export const sign = (text: string, secret: string): string => createHmac("sha256", secret).update(text).digest("hex");

/** Whether a text was signed with the secret. */
export function isSigned(text: string, signature: string | null | undefined, secret: string): boolean {
  const right = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature ?? "");
  return given.length === right.length && timingSafeEqual(given, right);
}
