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
    <div className="mx-auto grid w-full max-w-120 gap-6 px-gutter py-8 lg:py-14">
      <header className="grid gap-2">
        <h1 className="font-heading text-2xl font-heading tracking-heading">
          {intl.formatMessage(messages.checkoutTitle)}
        </h1>
        <p className="text-lg">{intl.formatMessage(messages.checkoutBundle, { credits: bundle.credits })}</p>
        <p className="text-sm text-muted">
          {intl.formatMessage(messages.checkoutRefund, { days: settings.refund_days })}
        </p>
      </header>
      <Card className="grid gap-5">
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
        className="justify-self-start text-accent underline underline-offset-4"
      >
        {intl.formatMessage(messages.checkoutOther)}
      </a>
    </div>
  );
}
