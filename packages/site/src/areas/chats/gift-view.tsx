import { Card } from "@kindling/ui/card";
import { GiftPicker } from "@kindling/ui/gift-picker";
import { useIntl } from "react-intl";
import { fieldId } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { useCarriedFields } from "../../shared/forms/post-form.tsx";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { conversationPath } from "../../shared/people/card.ts";
import { messages } from "./chats.messages.ts";
import { useClosedComposer } from "./closed-composer.tsx";
import { giftName } from "./gift-name.ts";
import { giftPicture } from "./gift-picture.tsx";
import type { GiftModel } from "./use-gift-model.ts";

export interface GiftViewProps extends Pick<
  GiftModel,
  "credits" | "paid" | "closed" | "refusal" | "chosen" | "setChosen" | "buyHref" | "send"
> {
  readonly profile: NonNullable<GiftModel["profile"]>;
  readonly gifts: NonNullable<GiftModel["gifts"]>;
}

/** What can be given to a member, and what each gift takes. */
export function GiftView({ profile, gifts, refusal, ...model }: GiftViewProps) {
  const intl = useIntl();
  const carry = useCarriedFields("gift");
  const { closedReason, closedAction } = useClosedComposer(model.closed, model.paid);
  return (
    <div className={screenFrame("form")}>
      <ScreenTitle
        intro={
          <a href={conversationPath(profile.id)} className="k:text-accent k:underline k:underline-offset-4">
            {intl.formatMessage(messages.with, { name: profile.name })}
          </a>
        }
      >
        {intl.formatMessage(messages.giveGift)}
      </ScreenTitle>
      <Card className="k:grid k:gap-4">
        <FormProblem form="gift" problem={refusal} />
        {closedReason ? (
          <>
            <p>{closedReason}</p>
            {closedAction}
          </>
        ) : (
          <GiftPicker
            fieldId={fieldId("gift", "gift")}
            carry={carry}
            name={profile.name}
            gifts={gifts.map(({ id, credits }) => ({
              id,
              credits,
              name: giftName(id, intl),
              picture: giftPicture(id),
            }))}
            {...(model.chosen !== undefined && { value: model.chosen })}
            onValueChange={model.setChosen}
            credits={model.credits}
            href={model.buyHref}
            onSend={model.send}
          />
        )}
      </Card>
    </div>
  );
}
