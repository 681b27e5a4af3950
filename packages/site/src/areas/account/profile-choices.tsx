import type { NoteField } from "@kindling/domain/contract";
import { noteMaxLength } from "@kindling/domain/rules";
import { Select } from "@kindling/ui/select";
import { TextArea } from "@kindling/ui/text-area";
import { useIntl } from "react-intl";
import { fieldId, type FormValues } from "../../shared/forms/form.ts";
import { choiceMessages, fieldMessages } from "../../shared/people/profile-fields.messages.ts";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { messages } from "./account.messages.ts";
import { type Asked, type Choice, choices as answers, noteName } from "./profile-form.ts";

/** What a field's note is called. */
export function useNoteLabel(): (field: NoteField) => string {
  const intl = useIntl();
  return (field) =>
    intl.formatMessage(messages.note, {
      field: intl.formatMessage(field === "interests" ? messages.interests : fieldMessages[field]),
    });
}

interface ValuesProps {
  readonly values: FormValues;
  /** What is wrong, by field. */
  readonly problems: Readonly<Record<string, { code: string }>>;
}

interface NoteAreasProps extends ValuesProps {
  readonly fields: readonly NoteField[];
}

/** A note for each of some fields. */
export function NoteAreas({ fields, values, problems }: NoteAreasProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const noteLabel = useNoteLabel();
  return fields.map((field) => (
    <TextArea
      key={field}
      label={noteLabel(field)}
      name={noteName(field)}
      id={fieldId("profile", noteName(field))}
      rows={1}
      maxRows={3}
      limit={noteMaxLength}
      hint={intl.formatMessage(messages.noteHint, { max: noteMaxLength })}
      defaultValue={values[noteName(field)]?.[0] ?? ""}
      error={fieldText(problems[noteName(field)])}
    />
  ));
}

interface ProfileChoicesProps extends ValuesProps {
  readonly asked: Asked;
}

/** The fields with a list of answers, each with its note where the site has one; and notes of what is said elsewhere. */
export function ProfileChoices({ asked, values, problems }: ProfileChoicesProps) {
  const intl = useIntl();
  const noted = (name: Choice) => asked.notes.filter((field) => field === name);
  const alone = asked.notes.filter((field) => field === "gender" || field === "sexuality");
  return (
    <div className="k:grid k:gap-5 k:sm:grid-cols-2">
      {asked.choices.map((name) => (
        <div key={name} className="k:grid k:content-start k:gap-3">
          <Select
            label={intl.formatMessage(fieldMessages[name])}
            name={name}
            id={fieldId("profile", name)}
            defaultValue={values[name]?.[0] ?? ""}
          >
            <option value="">{intl.formatMessage(messages.notSaid)}</option>
            {answers[name].map((value) => (
              <option key={value} value={value}>
                {intl.formatMessage(choiceMessages[`${name}.${value}`]!)}
              </option>
            ))}
          </Select>
          <NoteAreas fields={noted(name)} values={values} problems={problems} />
        </div>
      ))}
      <NoteAreas fields={alone} values={values} problems={problems} />
    </div>
  );
}
