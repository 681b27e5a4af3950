import { CallError } from "@kindling/domain/contract";
import { bodyLimit } from "hono/body-limit";

/** The most that the body of any request may weigh, in bytes. */
export const maxBodySize = 64 * 1024;

/**
 * Refuses a larger body before any route reads it: by its announced length, or as soon as so much has come. It stands
 * before all routes, those that a payment provider brings along too, and so none needs a limit of its own.
 */
export const limitBody = bodyLimit({
  maxSize: maxBodySize,
  onError: () => {
    throw new CallError("request_too_large");
  },
});
