import { lowCredits } from "@kindling/domain/rules";
import { CreditsBalance } from "@kindling/ui/credits-balance";
import { LedgerList } from "@kindling/ui/ledger-list";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { ProblemNote } from "../../shared/problems/problem-note.tsx";
import { messages } from "./credits.messages.ts";
import { HistorySkeleton } from "./credits-skeletons.tsx";
import { entryWords } from "./entry-words.ts";
import { Tiers } from "./tiers.tsx";
import type { CreditsModel } from "./use-credits-model.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

/** The balance, what can be bought, and every change so far. */
export function CreditsView({ credits, bundles, ledger }: CreditsModel) {
  const intl = useIntl();
  const { settings } = usePage();
  return (
    <div className={screenFrame("page", "k:grid-cols-1 k:gap-10")}>
      <ScreenTitle>{intl.formatMessage(messages.creditsTitle)}</ScreenTitle>
      <CreditsBalance credits={credits} messageCredits={settings.message_credits} lowCredits={lowCredits} />
      <Tiers {...bundles} />
      <section className="k:grid k:max-w-thread k:gap-3">
        <h2 className="k:font-heading k:text-xl k:tracking-heading">{intl.formatMessage(messages.history)}</h2>
        <History {...ledger} />
      </section>
    </div>
  );
}

function History({ data, problem, onRetry }: CreditsModel["ledger"]) {
  const intl = useIntl();
  if (problem) return <ProblemNote problem={problem} onRetry={onRetry} />;
  if (!data) return <HistorySkeleton />;
  return (
    <LedgerList
      entries={data.entries.map((entry) => ({
        id: entry.id,
        what: entryWords(entry, intl),
        at: entry.created_at,
        amount: entry.amount,
        balance: entry.balance,
      }))}
    />
  );
}
