import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import type { ReactNode } from "react";
import type { FormName } from "./form.ts";
import { FormProblem } from "./form-problem.tsx";
import { PostForm } from "./post-form.tsx";
import { usePosted } from "./use-posted.tsx";

interface LinkPressProps {
  readonly form: FormName;
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** What the link of a mail opens: it asks for a press. Whoever only looks at a link, as mail programs do, changes nothing. */
export function LinkPress({ form, picture, title, text, action }: LinkPressProps) {
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={picture}
      title={title}
      actions={
        <PostForm form={form} className="k:grid k:gap-4">
          <FormProblem form={form} problem={usePosted(form)?.problem ?? null} />
          <Button type="submit">{action}</Button>
        </PostForm>
      }
    >
      {text}
    </EmptyState>
  );
}
