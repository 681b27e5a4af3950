import { type Call, CallError, calls } from "@kindling/domain/contract";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** The most that the body of a request may weigh that is no upload, in bytes. */
export const maxBodySize = 64 * 1024;

const limitTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new CallError("request_too_large");
    },
  });

const usual = limitTo(maxBodySize);

/** Uploads by their path: as much as the file may weigh, and the form around it. */
const uploads = new Map(
  Object.values<Call>(calls).flatMap(({ carry, path, limit = 0 }) =>
    carry === "upload" ? [[path as string, limitTo(limit + maxBodySize)] as const] : [],
  ),
);

/**
 * Refuses a larger body before any route reads it: by its announced length, or as soon as so much has come. It stands
 * before all routes, those that a payment provider brings along too, and so none needs a limit of its own.
 */
export const limitBody: MiddlewareHandler = (http, next) => (uploads.get(http.req.path) ?? usual)(http, next);
