import { calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { ProfileHeaderSkeleton } from "@kindling/ui/profile-header";
import { usePage } from "../../shared/page/page-context.ts";
import { useParam } from "../../shared/routing/route-context.ts";
import { useUser } from "../../shared/user/use-user.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { useLikes } from "../../shared/people/use-likes.ts";
import { memberQuery } from "./member-query.ts";
import { ProfileView } from "./profile-view.tsx";
import { useSeenLike } from "./use-seen-like.ts";

/** A member's page. */
export function Screen() {
  const id = useParam("id");
  const { visit } = usePage();
  const user = useUser();
  const { data, error, mutate } = useCall(calls.getMember, memberQuery(id, visit));
  const { isLiked, setLiked } = useLikes();
  useSeenLike(id);

  if (error && !data) return <ProblemScreen problem={asProblem(error)} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <div className="mx-auto w-full max-w-page px-gutter py-4 lg:py-8">
        <ProfileHeaderSkeleton />
      </div>
    );
  }
  const { profile, related } = data;
  const own = user?.id === profile.id;
  return (
    <ProfileView
      profile={profile}
      related={related}
      {...(user &&
        !own && {
          liked: isLiked(id),
          onLikedChange: (liked: boolean) => setLiked(id, liked),
          messageHref: `/members/${id}/chat`,
        })}
      {...(!user && { signUpHref: "/signup" })}
    />
  );
}
