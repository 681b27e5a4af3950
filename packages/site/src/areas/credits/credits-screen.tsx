import { calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { lowCredits } from "@kindling/domain/rules";
import { CreditsBalance } from "@kindling/ui/credits-balance";
import { LedgerList } from "@kindling/ui/ledger-list";
import { Skeleton } from "@kindling/ui/skeleton";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { messages } from "./credits.messages.ts";
import { entryWords } from "./entry-words.ts";
import { Tiers } from "./tiers.tsx";

/** The balance, what can be bought, and every change so far. */
export function Screen() {
  const intl = useIntl();
  const { settings } = usePage();
  const { credits } = useMember();
  const { data } = useCall(calls.getLedger, {});
  return (
    <div className="mx-auto grid w-full max-w-page gap-10 px-gutter py-4 lg:py-8">
      <h1 className="font-heading text-2xl font-heading tracking-heading">
        {intl.formatMessage(messages.creditsTitle)}
      </h1>
      <CreditsBalance credits={credits} messageCredits={settings.message_credits} lowCredits={lowCredits} />
      <Tiers />
      <section className="grid max-w-thread gap-3">
        <h2 className="font-heading text-xl tracking-heading">{intl.formatMessage(messages.history)}</h2>
        {data ? (
          <LedgerList
            entries={data.entries.map((entry) => ({
              id: entry.id,
              what: entryWords(entry, intl),
              at: entry.created_at,
              amount: entry.amount,
              balance: entry.balance,
            }))}
          />
        ) : (
          <Skeleton className="h-40" />
        )}
      </section>
    </div>
  );
}
