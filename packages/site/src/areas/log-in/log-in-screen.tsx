import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { returnPath } from "@kindling/domain/rules";
import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { PasswordField } from "@kindling/ui/password-field";
import { TextField } from "@kindling/ui/text-field";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { fieldsOf } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { leaveFor } from "../../shared/session/leave.ts";
import { useBusy } from "../../shared/session/use-busy.ts";
import { readLogIn } from "./log-in-form.ts";
import { messages } from "./log-in.messages.ts";

/** Logs in and goes where the visitor wanted to go. */
export function Screen() {
  const intl = useIntl();
  const { client } = useDomain();
  const { search } = useLocation();
  const [sending, setSending] = useBusy();
  const posted = usePosted("log-in");
  const [problem, setProblem] = useState<Problem | null>(posted?.problem ?? null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    setProblem(null);
    try {
      await client.call(calls.logIn, { body: readLogIn(fieldsOf(new FormData(form))) });
      // Back may bring this page again as it is left: without what has served.
      form.reset();
      leaveFor(returnPath(new URLSearchParams(search).get("next")));
    } catch (failure) {
      setProblem(asProblem(failure));
      setSending(false);
    }
  };

  return (
    <div className="mx-auto grid w-full max-w-120 gap-6 px-gutter py-10 lg:py-16">
      <h1 className="font-heading text-3xl font-heading tracking-heading">{intl.formatMessage(messages.title)}</h1>
      <Card>
        <PostForm form="log-in" className="grid gap-5" onSubmit={(event) => void submit(event)}>
          <FormProblem form="log-in" problem={problem} />
          <TextField
            label={intl.formatMessage(messages.email)}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={posted?.values["email"]?.[0]}
            required
          />
          <PasswordField
            label={intl.formatMessage(messages.password)}
            name="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" size="lg" block loading={sending}>
            {intl.formatMessage(messages.submit)}
          </Button>
        </PostForm>
      </Card>
      <p className="text-muted">
        {intl.formatMessage(messages.noAccount)}{" "}
        <a href="/signup" className="text-accent underline underline-offset-4">
          {intl.formatMessage(messages.signUp)}
        </a>
      </p>
    </div>
  );
}
