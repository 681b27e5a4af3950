import { type User, visibilities } from "@kindling/domain/contract";
import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { RadioGroup } from "@kindling/ui/radio-group";
import { useIntl } from "react-intl";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import type { Problem } from "../../shared/problems/problem.ts";
import { messages } from "./account.messages.ts";
import { visibilityMessages } from "./visibility.messages.ts";

export interface VisibilityCardProps {
  readonly visibility: User["visibility"];
  readonly problem: Problem | null;
  readonly saving: boolean;
  readonly onSave: (form: HTMLFormElement) => void;
}

/** Who comes across the member, and saying so. */
export function VisibilityCard({ visibility, problem, saving, onSave }: VisibilityCardProps) {
  const intl = useIntl();
  return (
    <Card>
      <PostForm
        form="visibility"
        className="k:grid k:justify-items-start k:gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(event.currentTarget);
        }}
      >
        <FormProblem form="visibility" problem={problem} />
        <RadioGroup
          label={intl.formatMessage(messages.visibility)}
          name="visibility"
          defaultValue={visibility}
          options={visibilities.map((value) => ({
            value,
            label: intl.formatMessage(visibilityMessages[value]),
            hint: intl.formatMessage(visibilityMessages[`${value}.hint`]),
          }))}
        />
        <Button type="submit" loading={saving}>
          {intl.formatMessage(messages.visibilitySave)}
        </Button>
      </PostForm>
    </Card>
  );
}
