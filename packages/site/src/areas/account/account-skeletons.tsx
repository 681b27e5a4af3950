import { formSkeleton } from "../../shared/skeletons/form-skeleton.tsx";
import { messages } from "./account.messages.ts";
import { messages as deleteMessages } from "./delete-head.messages.ts";

/** One's own profile to come. */
export const ProfileSkeleton = formSkeleton({ title: messages.profileTitle, fields: 4, beside: true, portrait: true });

/** The settings to come. */
export const SettingsSkeleton = formSkeleton({ title: messages.settingsTitle, fields: 3, wide: true });

/** The question whether to delete the account, to come. */
export const DeleteSkeleton = formSkeleton({ title: deleteMessages.title });
