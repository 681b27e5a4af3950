import { Accordion, AccordionItem } from "@kindling/ui/accordion";
import { Button } from "@kindling/ui/button";
import { useIntl } from "react-intl";
import { usePosted } from "../forms/use-posted.tsx";
import { usePage } from "../page/page-context.ts";
import { safetyPath } from "../people/card.ts";
import { BlockForm } from "./block-form.tsx";
import { messages } from "./safety.messages.ts";

/** At the end of a member's page: what the reader can do against them. It comes open where a block was refused. */
export function SafetySection({ member }: { readonly member: { readonly id: string; readonly name: string } }) {
  const intl = useIntl();
  const { settings } = usePage();
  const posted = usePosted("block");
  return (
    <Accordion>
      <AccordionItem level={2} title={intl.formatMessage(messages.title)} open={posted !== null}>
        <div className="k:grid k:gap-3">
          <p>{intl.formatMessage(messages.blockText, { site: settings.name })}</p>
          <div className="k:flex k:flex-wrap k:items-end k:gap-3">
            <BlockForm form="block" member={member} />
            <Button
              href={safetyPath(member.id)}
              variant="ghost"
              tone="neutral"
              className="k:max-w-full k:wrap-anywhere"
            >
              {intl.formatMessage(messages.report, { name: member.name })}
            </Button>
          </div>
        </div>
      </AccordionItem>
    </Accordion>
  );
}
