import { messages } from "../../shared/safety/safety.messages.ts";
import { formSkeleton } from "../../shared/skeletons/form-skeleton.tsx";

/** The page of reporting and blocking to come. */
export const SafetySkeleton = formSkeleton({ title: messages.title, fields: 6 });
