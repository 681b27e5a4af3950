import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { useIntl } from "react-intl";
import { messages } from "./forms.messages.ts";
import { useAnyPosted } from "./use-posted.tsx";

/** Fields that hold words of the reader's own. */
const written = ["text", "about", "city", "name", "signup_message"];

/** What was written in a form whose page cannot be shown now, to be sent again: by the account that it was written for. */
export function KeptForm() {
  const intl = useIntl();
  const posted = useAnyPosted();
  if (!posted?.whole) return null;
  const values = Object.entries(posted.values).flatMap(([name, all]) => all.map((value) => ({ name, value })));
  const words = values.filter(({ name, value }) => written.includes(name) && value.trim() !== "");
  return (
    <form method="post" className="k:mx-auto k:grid k:w-full k:max-w-120 k:gap-4 k:px-gutter k:pb-16">
      {values.map(({ name, value }, index) => (
        <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
      ))}
      {words.length > 0 && (
        <Card>
          <h2 className="k:font-strong">{intl.formatMessage(messages.kept)}</h2>
          {words.map(({ name, value }) => (
            <p key={name} className="k:whitespace-pre-line k:wrap-anywhere">
              {value}
            </p>
          ))}
        </Card>
      )}
      <Button type="submit" className="k:justify-self-center">
        {intl.formatMessage(messages.sendAgain)}
      </Button>
    </form>
  );
}
