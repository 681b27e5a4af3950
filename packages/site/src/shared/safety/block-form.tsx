import { Button } from "@kindling/ui/button";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { PostForm } from "../forms/post-form.tsx";
import { usePosted } from "../forms/use-posted.tsx";
import { useNavigate } from "../routing/use-navigate.ts";
import { messages } from "./safety.messages.ts";
import { useBlock } from "./use-block.ts";

interface BlockFormProps {
  readonly form: "block" | "unblock";
  /** Whom. */
  readonly member: { readonly id: string; readonly name: string };
  /** The id of what names them, where it stands beside the button, in a list that stays. */
  readonly namedBy?: string;
}

/** The button that blocks a member, or takes that back. */
export function BlockForm({ form, member: { id, name }, namedBy }: BlockFormProps) {
  const intl = useIntl();
  const posted = usePosted(form);
  const came = posted?.values["profile"]?.[0] === id ? posted.problem : null;
  const { sending, problem, send } = useBlock(form, came);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await send(id);
    // A page that the server has refused for the block is asked for anew.
    if (done && form === "unblock" && !namedBy) navigate(pathname + search, { replace: true });
  };
  return (
    <PostForm
      form={form}
      className="k:flex k:max-w-full k:flex-col k:items-start k:gap-3"
      onSubmit={(event) => void submit(event)}
    >
      <FormAlert form={form} problem={problem} />
      <input type="hidden" name="profile" value={id} />
      <Button
        type="submit"
        variant="outline"
        tone={form === "block" ? "critical" : "neutral"}
        loading={sending}
        aria-describedby={namedBy}
        className="k:max-w-full k:wrap-anywhere"
      >
        {intl.formatMessage(messages[form], { name })}
      </Button>
    </PostForm>
  );
}
