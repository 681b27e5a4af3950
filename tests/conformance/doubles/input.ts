import { calls } from "@kindling/domain/contract";
import { answer, bodyOf, breaks, type Double, insteadOf, of, refuse, taking, withBody, without } from "./double.ts";

export const inputDoubles: readonly Double[] = [
  breaks(
    "nonsense-bodies-are-refused",
    "a list is taken for no body",
    of(calls.readChat, async (request, next) =>
      (await request.clone().text()) === "[]" ? answer({ ok: true }) : next(request),
    ),
  ),
  breaks(
    "wrong-fields-are-refused-by-name",
    "a language that is a number is passed over",
    taking(calls.changeUser, (body) => (body["language"] === 7 ? { ...body, language: "en" } : body)),
  ),
  breaks(
    "wrong-fields-are-refused-by-name",
    "the fields that are wrong are not named",
    insteadOf("invalid_request", calls.readChat, async () =>
      answer({ error: { code: "invalid_request", fields: { body: { code: "invalid" } } } }, 422),
    ),
  ),
  breaks(
    "text-over-its-length-is-refused",
    "a token that is too long is cut",
    taking(calls.activate, (body) => ({
      ...body,
      ...(typeof body["token"] === "string" && { token: body["token"].slice(0, 200) }),
    })),
  ),
  breaks(
    "large-bodies-are-refused",
    "a large body is read",
    taking(calls.readChat, (body) => without(body, "of_tomorrow")),
  ),
  breaks(
    "unknown-fields-are-ignored",
    "an unknown field is refused",
    of(calls.changeUser, async (request, next) =>
      Object.keys((await bodyOf(request)) ?? {}).length > 1 ? refuse("malformed_request") : next(request),
    ),
    // It sends the same field, to be weighed and not to be read.
    ["large-bodies-are-refused"],
  ),
  breaks(
    "text-that-cannot-be-kept-is-refused",
    "what cannot be kept is cut out of a text",
    of(calls.changeProfile, async (request, next) => {
      const body = await bodyOf(request);
      if (typeof body?.["about"] !== "string") return next(request);
      return next(withBody(request, { ...body, about: body["about"].toWellFormed().replaceAll("\u0000", "") }));
    }),
  ),
];
