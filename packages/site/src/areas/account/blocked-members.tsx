import type { Blocked } from "@kindling/domain/contract";
import { Card } from "@kindling/ui/card";
import { Skeleton } from "@kindling/ui/skeleton";
import { useId } from "react";
import { useIntl } from "react-intl";
import type { Problem } from "../../shared/problems/problem.ts";
import { ProblemNote } from "../../shared/problems/problem-note.tsx";
import { BlockForm } from "../../shared/safety/block-form.tsx";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { messages } from "./account.messages.ts";

export interface BlockedMembersProps {
  /** Nothing while they load. */
  readonly members: Blocked["profiles"] | undefined;
  readonly problem: Problem | null;
  readonly onRetry: () => void;
}

/** Whom the member has blocked, each with the way to take it back. */
export function BlockedMembers({ members, problem, onRetry }: BlockedMembersProps) {
  const intl = useIntl();
  return (
    <Card className="k:grid k:gap-3">
      <h2 className="k:font-heading k:text-xl k:tracking-heading">{intl.formatMessage(messages.blocked)}</h2>
      {problem ? (
        <ProblemNote problem={problem} onRetry={onRetry} />
      ) : members ? (
        <List members={members} />
      ) : (
        <Loading>
          <Skeleton shape="block" className="k:h-11" />
        </Loading>
      )}
    </Card>
  );
}

function List({ members }: { readonly members: Blocked["profiles"] }) {
  const intl = useIntl();
  const id = useId();
  if (members.length === 0) return <p className="k:text-muted">{intl.formatMessage(messages.blockedNone)}</p>;
  return (
    <ul className="k:divide-y-thin k:divide-default">
      {members.map((member) => (
        <li key={member.id} className="k:flex k:flex-wrap k:items-center k:justify-between k:gap-x-4 k:gap-y-2 k:py-2">
          <bdi id={`${id}-${member.id}`} className="k:min-w-0 k:font-strong k:wrap-anywhere">
            {member.name}
          </bdi>
          <BlockForm form="unblock" member={member} namedBy={`${id}-${member.id}`} />
        </li>
      ))}
    </ul>
  );
}
