import { day, reactivationWindow } from "@kindling/domain/rules";
import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { DoorOpen, MailCheck, UserX } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { titles } from "./account-deleted-head.messages.ts";
import { messages } from "./account-deleted.messages.ts";
import { RestoreAsk } from "./restore-ask.tsx";
import { type Stage, stageOf } from "./stage-of.ts";

/** A deleted account: that it is, how it comes back, and that it has. */
export function Screen() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const stage = stageOf(query);
  return stage === "ask" ? <RestoreAsk /> : <Notice stage={stage} until={query.get("until")} />;
}

const pictures: Readonly<Record<Exclude<Stage, "ask">, ReactNode>> = {
  deleted: <UserX />,
  restored: <DoorOpen />,
  mailed: <MailCheck />,
};

function Notice({ stage, until }: { stage: Exclude<Stage, "ask">; until: string | null }) {
  const intl = useIntl();
  const restored = stage === "restored";
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={pictures[stage]}
      title={intl.formatMessage(titles[stage])}
      actions={
        <Button href={restored ? "/login" : "/"}>
          {intl.formatMessage(restored ? messages.logIn : messages.deletedAction)}
        </Button>
      }
    >
      {intl.formatMessage(messages[`${stage}Text`])}
      {stage === "deleted" && <WayBack until={until} />}
    </EmptyState>
  );
}

/** Until when one may come back; an address that says no date is as good as none. */
function WayBack({ until }: { until: string | null }) {
  const intl = useIntl();
  const instant = Date.parse(until ?? "");
  return (
    <p className="k:pt-2">
      {Number.isNaN(instant)
        ? intl.formatMessage(messages.deletedWindow, { days: reactivationWindow / day })
        : intl.formatMessage(messages.deletedUntil, {
            date: intl.formatDate(instant, { dateStyle: "long", timeStyle: "short" }),
          })}
    </p>
  );
}
