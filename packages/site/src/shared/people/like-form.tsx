import type { LikeSubmit } from "@kindling/ui/like-button";
import { PostForm } from "../forms/post-form.tsx";

const id = "like-form";

/** What every heart of the page sends where no script catches its press. Stands once on the page. */
export const LikeForm = () => <PostForm form="like" id={id} hidden />;

/** How the heart of a member sends it. */
export const likeSubmit = (member: string): LikeSubmit => ({ form: id, value: member });
