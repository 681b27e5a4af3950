import { calls } from "@kindling/domain/contract";
import {
  accountOf,
  answer,
  answering,
  bodyOf,
  breaks,
  breaksInTime,
  type Double,
  insteadOf,
  of,
  taking,
  withQuery,
  without,
} from "./double.ts";

const idOf = (request: Request): string => new URL(request.url).searchParams.get("id") ?? "";

export const memberDoubles: readonly Double[] = [
  breaks(
    "search-by-distance-takes-a-place",
    "the radius is passed over",
    of(calls.searchMembers, (request, next) => next(withQuery(request, (query) => query.delete("radius")))),
  ),
  breaks(
    "search-by-distance-takes-a-place",
    "the order is passed over",
    of(calls.searchMembers, (request, next) => next(withQuery(request, (query) => query.delete("sort")))),
  ),
  breaks(
    "notes-stand-with-their-fields",
    "notes are sent to nobody else",
    answering(calls.getMember, (page) => ({ ...page, profile: { ...page["profile"], notes: {} } })),
  ),
  breaks(
    "notes-stand-with-their-fields",
    "a note to any field is taken, and forgotten",
    taking(calls.changeProfile, (body) => without(body, "notes")),
  ),
  breaks(
    "profile-changes-are-kept",
    "what a member says of themselves is lost",
    taking(calls.changeProfile, (body) => {
      const { about, ...rest } = body;
      return String(about).startsWith("I am") ? rest : body;
    }),
  ),
  breaks(
    "profile-keeps-its-rules",
    "a region of elsewhere is taken",
    taking(calls.changeProfile, (body) => (body["region"] === "FR-75" ? {} : body)),
  ),
  breaks(
    "unknown-members-are-not-found",
    "an unknown member is shown as another one",
    insteadOf("not_found", calls.getMember, (request, next) =>
      next(withQuery(request, (query) => query.set("id", idOf(request).startsWith("999") ? "1" : idOf(request)))),
    ),
  ),
  breaks(
    "nobody-meets-themselves",
    "members like themselves",
    insteadOf("not_found", calls.like, async (request, next, world) =>
      (await bodyOf(request))?.["profile"] === accountOf(request, world)?.user.id
        ? answer({ match: false })
        : next(request),
    ),
  ),
  breaks(
    "unconfirmed-members-are-not-found",
    "whose address is not confirmed has a page",
    insteadOf("not_found", calls.getMember, async (request, next, world) => {
      const account = world.accounts.get(idOf(request));
      if (!account) return next(request);
      const { user } = account;
      account.user = { ...user, status: "active" };
      const response = await next(request);
      account.user = user;
      return response;
    }),
  ),
  breaks(
    "a-members-page-keeps-their-account",
    "others are sent an address",
    answering(calls.getMember, ({ profile, ...rest }, world) => ({
      ...rest,
      profile: { ...profile, contact: world.accounts.get(profile.id)?.user.email },
    })),
  ),
  breaks(
    "visitors-see-no-adult-interests",
    "visitors are sent all interests",
    answering(calls.getInterests, (_, world) => ({ interests: world.settings.interests })),
  ),
  breaks(
    "search-keeps-to-its-filters",
    "the greatest age is passed over",
    of(calls.searchMembers, (request, next) =>
      next(withQuery(request, (query) => query.get("max_age") === "40" && query.set("max_age", "99"))),
    ),
  ),
  breaks(
    "search-pages-repeat-nobody",
    "later pages are of now, not of the first",
    of(calls.searchMembers, (request, next) => next(withQuery(request, (query) => query.delete("as_of")))),
  ),
  breaks(
    "search-pages-skip-nobody",
    "the second page begins one too late",
    answering(calls.searchMembers, (found) =>
      found["pageNumber"] === 2 ? { ...found, results: found["results"].slice(1) } : found,
    ),
  ),
  breaks(
    "who-joins-is-found",
    "new members are never found",
    of(calls.activate, async (request, next, world) => {
      const response = await next(request);
      for (const account of world.accounts.values()) account.confirmed_at = "9999-01-01T00:00:00.000Z";
      return response;
    }),
    // It looks for two who have just joined.
    ["a-block-hides-two-from-each-other"],
  ),
  breaks(
    "age-ranges-that-cannot-be-are-refused",
    "an age range the wrong way is turned around",
    of(calls.searchMembers, (request, next) =>
      next(
        withQuery(request, (query) => {
          const [min, max] = [query.get("min_age"), query.get("max_age")];
          if (min !== "50" || max !== "20") return;
          query.set("min_age", max);
          query.set("max_age", min);
        }),
      ),
    ),
  ),
  breaks(
    "visitors-see-as-much-as-the-site-says",
    "visitors turn to the second page",
    insteadOf("authentication_required", calls.searchMembers, (request, next) =>
      next(withQuery(request, (query) => query.set("page", "1"))),
    ),
  ),
  breaks(
    "a-like-stands-in-both-lists",
    "the cards of a like are missing",
    answering(calls.getLikes, (likes) => ({ ...likes, profiles: [] })),
  ),
  breaks(
    "a-like-counts-once",
    "likes are counted twice",
    answering(calls.getLikes, (likes) => ({ ...likes, liked_by: [...likes["liked_by"], ...likes["liked_by"]] })),
    ["likes-come-in-pages", "likes-among-some-are-theirs-alone"],
  ),
  breaks(
    "a-like-back-is-a-match",
    "a match is not told",
    answering(calls.like, () => ({ match: false })),
  ),
  breaks(
    "likes-come-in-pages",
    "every page is the first",
    of(calls.getLikes, async (request, next) =>
      next(
        withQuery(request, (query) => {
          if (query.has("type")) query.delete("before");
        }),
      ),
    ),
  ),
  breaks(
    "likes-are-counted-over-all-pages",
    "only what is on the page is counted",
    answering(calls.getLikes, (likes) => ({ ...likes, unseen: likes["liked_by"].length })),
  ),
  breaks(
    "likes-among-some-are-theirs-alone",
    "whom one likes is told, whoever is asked for",
    of(calls.getLikes, async (request, next) => next(withQuery(request, (query) => query.delete("among")))),
  ),
  breaks(
    "a-like-is-new-until-it-is-seen",
    "what was seen stays new",
    of(calls.seeLike, async (request, next, world) => {
      const response = await next(request);
      for (const like of world.likes) like.seen = false;
      return response;
    }),
    ["likes-are-counted-over-all-pages"],
  ),
  breaksInTime("a-like-taken-back-is-gone", "a like that is taken back at once stays", () => {
    let liked = false;
    return async (request, next, world) => {
      const isLike = request.url.endsWith("/like.php");
      const lost = liked && isLike && request.method === "DELETE";
      liked = isLike && request.method === "POST";
      const likes = [...world.likes];
      const response = await next(request);
      if (lost) world.likes.splice(0, Infinity, ...likes);
      return response;
    };
  }),
  breaks(
    "likes-need-a-confirmed-address",
    "whoever has signed up likes",
    insteadOf("email_not_confirmed", calls.like, async () => answer({ match: false })),
  ),
];
