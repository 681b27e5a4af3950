import { type Bundle, calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { Card } from "@kindling/ui/card";
import { PaymentMethodBlock } from "@kindling/ui/payment-method-block";
import { useIntl } from "react-intl";
import { useCarriedFields } from "../../shared/forms/post-form.tsx";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { useParam, useRouteMatch } from "../../shared/routing/route-context.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { messages } from "./credits.messages.ts";
import { CheckoutSkeleton } from "./credits-skeletons.tsx";
import { moneyOf } from "./money.ts";
import { useCheckoutModel } from "./use-checkout-model.ts";

/** Chooses how to pay a bundle, then leaves for the provider's page. */
export function Screen() {
  const id = useParam("id");
  const { data, error, mutate } = useCall(calls.getBundles, {}, { revalidateIfStale: false });
  if (error) return <ProblemScreen problem={asProblem(error)} onRetry={() => void mutate()} />;
  if (!data) return <CheckoutSkeleton />;
  const bundle = data.bundles.find((candidate) => candidate.id === id);
  if (!bundle) return <ProblemScreen problem={{ code: "not_found", facts: {} }} />;
  return <Checkout bundle={bundle} methods={data.methods.map((method) => method.id)} />;
}

function Checkout({ bundle, methods }: { bundle: Bundle; methods: readonly string[] }) {
  const intl = useIntl();
  const { settings } = usePage();
  const { errorText } = useErrorText();
  const carry = useCarriedFields("order");
  const posted = usePosted("order");
  const match = useRouteMatch();
  const wanted = posted?.values["method"]?.[0] ?? match?.params["paymentmethod"];
  const { paying, problem, pay } = useCheckoutModel(bundle, posted?.problem);

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
      <Card>
        <PaymentMethodBlock
          methods={methods.map((id) => ({ id, hint: intl.formatMessage(messages.methodHint) }))}
          total={moneyOf(bundle.price)}
          name="method"
          carry={{ ...carry, amount_minor: String(bundle.price.amount_minor), currency: bundle.price.currency }}
          onPay={pay}
          loading={paying}
          error={problem && errorText(problem)}
          {...(wanted && methods.includes(wanted) && { defaultValue: wanted })}
        />
      </Card>
      <a href="/premium" className="justify-self-start text-accent underline underline-offset-4">
        {intl.formatMessage(messages.checkoutOther)}
      </a>
    </div>
  );
}
