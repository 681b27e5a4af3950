import { FormSkeleton, formSkeleton } from "../../shared/skeletons/form-skeleton.tsx";
import { useParam } from "../../shared/routing/route-context.ts";
import { messages } from "./account.messages.ts";
import { deleteMessages } from "./delete-head.messages.ts";
import { type SecurityPart, securityTitles } from "./security-parts.ts";

/** One's own profile to come. */
export const ProfileSkeleton = formSkeleton({ title: messages.profileTitle, fields: 4, beside: true, portrait: true });

/** A page below the settings to come. */
export function SecuritySkeleton() {
  const part = useParam("part") as SecurityPart;
  return <FormSkeleton title={securityTitles[part]} fields={part === "password" ? 3 : 2} />;
}

/** The settings to come. */
export const SettingsSkeleton = formSkeleton({ title: messages.settingsTitle, fields: 3, wide: true });

/** The question whether to delete the account, to come. */
export const DeleteSkeleton = formSkeleton({ title: deleteMessages.title });
