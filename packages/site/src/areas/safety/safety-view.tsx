import { type FieldProblem, reportReasons } from "@kindling/domain/contract";
import { reportMaxLength } from "@kindling/domain/rules";
import { Alert } from "@kindling/ui/alert";
import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { RadioGroup } from "@kindling/ui/radio-group";
import { TextArea } from "@kindling/ui/text-area";
import { type FormEvent, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { fieldId, type FormValues } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { profilePath } from "../../shared/people/card.ts";
import type { Problem } from "../../shared/problems/problem.ts";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { BlockForm } from "../../shared/safety/block-form.tsx";
import { messages as safety } from "../../shared/safety/safety.messages.ts";
import { messages, reasonMessages } from "./report.messages.ts";

interface ReportProps {
  /** What the form begins with. */
  readonly values: FormValues;
  readonly problem: Problem | null;
  readonly sending: boolean;
  /** The number of the report that was received. */
  readonly received: string | undefined;
  readonly onSend: (form: HTMLFormElement) => void;
}

interface SafetyViewProps extends ReportProps {
  readonly member: { readonly id: string; readonly name: string };
}

/** What can be done against a member: tell the site, and see each other no more. */
export function SafetyView({ member, ...report }: SafetyViewProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const { id, name } = member;
  return (
    <div className={screenFrame("form")}>
      <ScreenTitle
        intro={
          <a href={profilePath(id)} className="k:text-accent k:underline k:underline-offset-4">
            <bdi>{name}</bdi>
          </a>
        }
      >
        {intl.formatMessage(safety.title)}
      </ScreenTitle>
      <Card className="k:grid k:gap-4">
        <h2 className="k:font-heading k:text-xl k:tracking-heading">{intl.formatMessage(safety.report, { name })}</h2>
        {report.received === undefined ? <Report name={name} {...report} /> : <Receipt number={report.received} />}
      </Card>
      <Card className="k:grid k:gap-4">
        <h2 className="k:font-heading k:text-xl k:tracking-heading">{intl.formatMessage(safety.block, { name })}</h2>
        <p className="k:text-muted">{intl.formatMessage(safety.blockText, { site: settings.name })}</p>
        <BlockForm form="block" member={member} />
      </Card>
    </div>
  );
}

function Report({ name, values, problem, sending, onSend }: ReportProps & { readonly name: string }) {
  const intl = useIntl();
  const { settings } = usePage();
  const fieldText = useFieldText();
  const fields = (problem?.facts["fields"] ?? {}) as Record<string, FieldProblem>;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(event.currentTarget);
  };
  return (
    <PostForm form="report" className="k:grid k:gap-5" onSubmit={send}>
      <p className="k:text-muted">{intl.formatMessage(messages.text, { name })}</p>
      <FormProblem
        form="report"
        problem={problem}
        labels={{ reason: intl.formatMessage(messages.reason), text: intl.formatMessage(messages.more) }}
      />
      <RadioGroup
        id={fieldId("report", "reason")}
        name="reason"
        label={intl.formatMessage(messages.reason)}
        defaultValue={values["reason"]?.[0] ?? ""}
        options={reportReasons.map((value) => ({
          value,
          label: intl.formatMessage(reasonMessages[value], { age: settings.min_age }),
        }))}
        error={fieldText(fields["reason"])}
        required
      />
      <TextArea
        id={fieldId("report", "text")}
        name="text"
        label={intl.formatMessage(messages.more)}
        hint={intl.formatMessage(messages.moreHint)}
        limit={reportMaxLength}
        defaultValue={values["text"]?.[0] ?? ""}
        error={fieldText(fields["text"])}
      />
      <Button type="submit" loading={sending}>
        {intl.formatMessage(messages.send)}
      </Button>
    </PostForm>
  );
}

/** Stands where the form was, and has the focus that it had. */
function Receipt({ number }: { readonly number: string }) {
  const intl = useIntl();
  const receipt = useRef<HTMLDivElement>(null);
  useEffect(() => receipt.current?.focus(), []);
  return (
    <Alert
      ref={receipt}
      tone="positive"
      live
      tabIndex={-1}
      title={intl.formatMessage(messages.received)}
      className="k:outline-none"
    >
      {intl.formatMessage(messages.receivedText, { number })}
    </Alert>
  );
}
