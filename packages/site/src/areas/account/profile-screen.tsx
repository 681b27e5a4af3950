import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { ProfileSkeleton } from "./account-skeletons.tsx";
import { ProfileView } from "./profile-view.tsx";
import { usePhotosModel } from "./use-photos-model.ts";
import { useProfileModel } from "./use-profile-model.ts";

/** One's own profile, to be changed. */
export function Screen() {
  const { form, problem, onRetry } = useProfileModel();
  const photos = usePhotosModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  if (!form) return <ProfileSkeleton />;
  return <ProfileView {...form} photos={photos} />;
}
