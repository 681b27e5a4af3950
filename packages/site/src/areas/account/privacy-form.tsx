import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { Switch } from "@kindling/ui/switch";
import { useIntl } from "react-intl";
import { FormAlert } from "../../shared/forms/form-alert.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import type { Problem } from "../../shared/problems/problem.ts";
import { messages } from "./account.messages.ts";

export const blurField = "blur_photos";

export interface PrivacyFormProps {
  /** Whether the site blurs them for everybody: nobody chooses then. */
  readonly always: boolean;
  readonly blurs: boolean;
  readonly problem: Problem | null;
  readonly onChange: (blurs: boolean) => void;
}

/** How photos come that others send in messages. */
export function PrivacyForm({ always, blurs, problem, onChange }: PrivacyFormProps) {
  const intl = useIntl();
  return (
    <Card className="k:grid k:gap-3">
      <h2 className="k:font-heading k:text-xl k:tracking-heading">{intl.formatMessage(messages.photosInMessages)}</h2>
      {always ? (
        <p className="k:text-muted">{intl.formatMessage(messages.blurAlways)}</p>
      ) : (
        <PostForm form="privacy" className="k:grid k:gap-3">
          <FormAlert form="privacy" problem={problem} />
          <Switch
            label={intl.formatMessage(messages.blur)}
            hint={intl.formatMessage(messages.blurHint)}
            name={blurField}
            checked={blurs}
            onCheckedChange={onChange}
          />
          <noscript>
            <Button type="submit">{intl.formatMessage(messages.blurSave)}</Button>
          </noscript>
        </PostForm>
      )}
    </Card>
  );
}
