import type { Bundle } from "@kindling/domain/contract";
import { Card } from "@kindling/ui/card";
import { PaymentMethodBlock } from "@kindling/ui/payment-method-block";
import { useIntl } from "react-intl";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { useCarriedFields } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import type { Problem } from "../../shared/problems/problem.ts";
import { useWayBack, withWayBack } from "../../shared/routing/way-back.ts";
import { messages } from "./credits.messages.ts";
import { moneyOf } from "./money.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

interface CheckoutViewProps {
  readonly bundle: Bundle;
  readonly methods: readonly string[];
  /** The one that is chosen at first. */
  readonly method: string | undefined;
  readonly paying: boolean;
  readonly problem: Problem | null;
  readonly onPay: (method: string) => void;
}

/** What is bought, and the ways to pay it. */
export function CheckoutView({ bundle, methods, method, paying, problem, onPay }: CheckoutViewProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const carry = useCarriedFields("order");
  return (
    <div className={screenFrame("form")}>
      <header className="k:grid k:gap-2">
        <ScreenTitle>{intl.formatMessage(messages.checkoutTitle)}</ScreenTitle>
        <p className="k:text-lg">{intl.formatMessage(messages.checkoutBundle, { credits: bundle.credits })}</p>
        <p className="k:text-sm k:text-muted">
          {intl.formatMessage(messages.checkoutRefund, { days: settings.refund_days })}
        </p>
      </header>
      <Card className="k:grid k:gap-5">
        <FormProblem form="order" problem={problem} />
        <PaymentMethodBlock
          methods={methods.map((id) => ({ id, hint: intl.formatMessage(messages.methodHint) }))}
          total={moneyOf(bundle.price)}
          name="method"
          carry={{ ...carry, amount_minor: String(bundle.price.amount_minor), currency: bundle.price.currency }}
          onPay={onPay}
          loading={paying}
          {...(method && { defaultValue: method })}
        />
      </Card>
      <a
        href={withWayBack("/premium", useWayBack())}
        className="k:justify-self-start k:text-accent k:underline k:underline-offset-4"
      >
        {intl.formatMessage(messages.checkoutOther)}
      </a>
    </div>
  );
}
