import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { ProfileSkeleton } from "./members-skeletons.tsx";
import { ProfileView } from "./profile-view.tsx";
import { useProfileModel } from "./use-profile-model.ts";

/** A member's page. */
export function Screen() {
  const { member, photo, problem, onRetry, actions } = useProfileModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  if (!member) return <ProfileSkeleton />;
  return <ProfileView {...member} photo={photo} {...actions} />;
}
