import { randomUUID } from "node:crypto";
import { bodyOf, type Fault, withBody } from "./double.ts";

/** Sends what was refused under another key. */
export const underNewKey: Fault = async (request, next) =>
  next(withBody(request, { ...(await bodyOf(request)), request_key: randomUUID() }));
