import { accountHeader, calls } from "@kindling/domain/contract";
import { everyCall } from "../driver/stage.ts";
import { answer, answering, breaks, type Double, heading, insteadOf, of, refuse, taking, without } from "./double.ts";

const described = () => {
  const paths: Record<string, Record<string, { operationId: string }>> = {};
  for (const { name, path, method } of everyCall) (paths[path] ??= {})[method.toLowerCase()] = { operationId: name };
  return { paths };
};

export const callDoubles: readonly Double[] = [
  breaks(
    "unfinished-calls-say-so",
    "a welcome discount is there before its time",
    of(calls.getWelcomeDiscount, async () => refuse("discount_code_not_found")),
  ),
  breaks(
    "unfinished-calls-say-so",
    "a discount code is passed over",
    taking(calls.order, (body) => without(body, "discount_code")),
  ),
  breaks("unknown-calls-are-not-found", "an unknown path is answered", async (request, next) =>
    request.url.endsWith("/nothing.php") ? answer({ ok: true }) : next(request),
  ),
  breaks("wrong-methods-are-refused", "PATCH is taken for GET", async (request, next) =>
    request.method === "PATCH" ? next(new Request(request.url, { headers: request.headers })) : next(request),
  ),
  breaks(
    "the-description-has-every-call",
    "the description lacks the calls that share a place",
    async (request, next) => (request.url.endsWith("/api/openapi.json") ? answer(described()) : next(request)),
  ),
  breaks(
    "every-call-answers",
    "the company is not there without a query",
    of(calls.getCompany, async (request, next) =>
      request.url.includes("?") || request.headers.has(accountHeader) ? next(request) : refuse("not_available"),
    ),
  ),
  breaks(
    "answers-keep-to-the-contract",
    "a field is missing",
    answering(calls.getCompany, (company) => without(company, "kvk")),
  ),
  breaks(
    "answers-keep-to-the-contract",
    "a field is of another type",
    answering(calls.getCompany, (company) => ({ ...company, delete_discount: "no" })),
  ),
  breaks(
    "answers-keep-to-the-contract",
    "a like comes from where nobody knows",
    answering(calls.getLikes, (likes) => ({
      ...likes,
      liked_by: likes["liked_by"].map((one: object) => ({ ...one, origin: "pigeon" })),
    })),
    // It reads where a like came from.
    ["automatic-likes-come-from-fictional-members"],
  ),
  breaks(
    "answers-keep-to-the-contract",
    "what only a reader makes of tomorrow is answered",
    answering(calls.changeProfile, ({ profile }) => ({ profile: { ...profile, tattoos: "unknown" } })),
  ),
  breaks(
    "refusals-are-of-the-catalogue",
    "a failed log-in has the status of another code",
    insteadOf("login_failed", calls.logIn, async () => answer({ error: { code: "login_failed" } }, 403)),
  ),
  breaks(
    "refusals-are-of-the-catalogue",
    "the flag of authentication_required is missing",
    insteadOf("authentication_required", calls.getChats, async () =>
      answer({ error: { code: "authentication_required" } }, 403),
    ),
  ),
  breaks(
    "refusals-are-of-the-catalogue",
    "what nobody foresaw is answered",
    of(calls.getBundles, async (request, next) =>
      request.headers.has("cookie") || request.url.includes("?") ? next(request) : answer({ error: "oops" }, 500),
    ),
    ["every-call-answers"],
  ),
  breaks(
    "answers-are-json",
    "the company comes as text",
    heading(calls.getCompany, (headers) => headers.set("content-type", "text/plain")),
  ),
  breaks(
    "answers-are-kept-by-no-cache",
    "the company may be kept for an hour",
    heading(calls.getCompany, (headers) => headers.set("cache-control", "public, max-age=3600")),
  ),
];
