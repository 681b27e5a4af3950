import { type Bundle, calls } from "@kindling/domain/contract";
import { useCall, useDomain } from "@kindling/domain/react";
import { Card } from "@kindling/ui/card";
import { PaymentMethodBlock } from "@kindling/ui/payment-method-block";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useCarriedFields } from "../../shared/forms/post-form.tsx";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { useParam, useRouteMatch } from "../../shared/routing/route-context.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { useBusy } from "../../shared/session/use-busy.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { messages } from "./credits.messages.ts";
import { CheckoutSkeleton } from "./credits-skeletons.tsx";
import { moneyOf } from "./money.ts";

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
  const { client } = useDomain();
  const { errorText } = useErrorText();
  const carry = useCarriedFields("order");
  const posted = usePosted("order");
  const match = useRouteMatch();
  const wanted = posted?.values["method"]?.[0] ?? match?.params["paymentmethod"];
  const [sending, setSending] = useBusy();
  const [problem, setProblem] = useState<Problem | null>(posted?.problem ?? null);
  // One key an intention: whatever is repeated on the way, the bundle is ordered once.
  const intention = useRef<{ method: string; key: string } | null>(null);

  const pay = async (method: string) => {
    if (intention.current?.method !== method) intention.current = { method, key: crypto.randomUUID() };
    setSending(true);
    setProblem(null);
    try {
      const payment = await client.call(calls.order, {
        body: {
          bundle: bundle.id,
          method,
          price: bundle.price,
          ...(settings.geoip_country && { country: settings.geoip_country }),
          request_key: intention.current.key,
        },
      });
      const { next, payment_id: id } = payment;
      location.assign(next?.kind === "redirect" ? next.url : `/transactions/${id}`);
    } catch (failure) {
      setProblem(asProblem(failure));
      setSending(false);
    }
  };

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
          onPay={(method) => void pay(method)}
          loading={sending}
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
