import { type Call, CallError, calls } from "@kindling/domain/contract";
import { bodyMaxBytes } from "@kindling/domain/rules";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

const limitTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new CallError("request_too_large");
    },
  });

const usual = limitTo(bodyMaxBytes);

/** Uploads by their place: as much as the file may weigh, and the form around it. */
const uploads = new Map(
  Object.values<Call>(calls).flatMap(({ carry, method, path, limit = 0 }) =>
    carry === "upload" ? [[`${method} ${path}` as string, limitTo(limit + bodyMaxBytes)] as const] : [],
  ),
);

/**
 * Refuses a larger body before any route reads it: by its announced length, or as soon as so much has come. It stands
 * before all routes, those that a payment provider brings along too, and so none needs a limit of its own.
 */
export const limitBody: MiddlewareHandler = (http, next) =>
  (uploads.get(`${http.req.method} ${http.req.path}`) ?? usual)(http, next);
