import { Button } from "@kindling/ui/button";
import { useId } from "react";
import { useIntl } from "react-intl";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { messages } from "./chats.messages.ts";
import { photoField } from "./photo-field.ts";

interface PhotoFormProps {
  readonly profile: string;
  /** What each costs. */
  readonly credits: number;
}

/** Photos, where no script can take them into the composer. */
export function PhotoForm({ profile, credits }: PhotoFormProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <PostForm
      form="message-photo"
      encType="multipart/form-data"
      className="k:hidden k:shrink-0 k:px-gutter k:pb-3 k:noscript:block"
    >
      <input type="hidden" name="profile" value={profile} />
      <div className="k:mx-auto k:flex k:w-full k:max-w-thread k:flex-wrap k:items-center k:gap-3">
        <label htmlFor={id} className="k:font-strong">
          {intl.formatMessage(messages.choosePhotos)}
        </label>
        <input
          id={id}
          type="file"
          name={photoField}
          accept="image/*"
          multiple
          className="k:min-h-11 k:min-w-0 k:flex-1"
        />
        <Button type="submit" variant="outline">
          {intl.formatMessage(messages.sendPhotos, { credits })}
        </Button>
      </div>
    </PostForm>
  );
}
