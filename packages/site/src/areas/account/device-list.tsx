import type { AnswerOf, calls } from "@kindling/domain/contract";
import { Badge } from "@kindling/ui/badge";
import { Button } from "@kindling/ui/button";
import { Skeleton } from "@kindling/ui/skeleton";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import type { FormName } from "../../shared/forms/form.ts";
import { FormAlert } from "../../shared/forms/form-alert.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import type { Problem } from "../../shared/problems/problem.ts";
import { ProblemNote } from "../../shared/problems/problem-note.tsx";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { messages } from "./security.messages.ts";

type Session = AnswerOf<typeof calls.getSessions>["sessions"][number];

export interface DeviceListProps {
  /** Nothing while they load. */
  readonly sessions: readonly Session[] | undefined;
  readonly problem: Problem | null;
  readonly onRetry: () => void;
  /** Why one could not be ended. */
  readonly refused: Problem | null;
  /** Which form that was. */
  readonly refusedForm: FormName;
  /** The one that is being ended, by id; `null` for all others. */
  readonly ending: string | null | undefined;
  readonly onEnd: (session: string | null) => void;
}

/** Where the member is logged in, each with the way to end it. */
export function DeviceList({ sessions, problem, onRetry, refused, refusedForm, ending, onEnd }: DeviceListProps) {
  const intl = useIntl();
  if (problem) return <ProblemNote problem={problem} onRetry={onRetry} />;
  if (!sessions)
    return (
      <Loading>
        <Skeleton shape="block" className="k:h-11" />
      </Loading>
    );
  const end = (session: string | null) => (event: FormEvent) => {
    event.preventDefault();
    onEnd(session);
  };
  return (
    <div className="k:grid k:justify-items-start k:gap-4">
      <p>{intl.formatMessage(messages.devicesText)}</p>
      <FormAlert form={refusedForm} problem={refused} />
      <ul className="k:w-full k:divide-y-thin k:divide-default">
        {sessions.map((session) => (
          <Device key={session.id} session={session} ending={ending === session.id} onEnd={end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <PostForm form="sessions" onSubmit={end(null)}>
          <Button type="submit" variant="outline" tone="neutral" loading={ending === null}>
            {intl.formatMessage(messages.endOthers)}
          </Button>
        </PostForm>
      )}
    </div>
  );
}

interface DeviceProps {
  readonly session: Session;
  readonly ending: boolean;
  readonly onEnd: (event: FormEvent) => void;
}

function Device({ session, ending, onEnd }: DeviceProps) {
  const intl = useIntl();
  const { browser, system, current, last_used_at: lastUsed } = session;
  const device =
    browser && system
      ? intl.formatMessage(messages.device, { browser, system })
      : (browser ?? system ?? intl.formatMessage(messages.unknownDevice));
  const day = intl.formatDate(lastUsed, { dateStyle: "medium" });
  return (
    <li className="k:flex k:flex-wrap k:items-center k:justify-between k:gap-x-4 k:gap-y-2 k:py-3">
      <div className="k:min-w-0">
        <p className="k:font-strong k:wrap-anywhere k:text-default">{device}</p>
        <p>{intl.formatMessage(messages.lastUsed, { day })}</p>
      </div>
      {current ? (
        <Badge tone="positive">{intl.formatMessage(messages.thisDevice)}</Badge>
      ) : (
        <PostForm form="session" onSubmit={onEnd}>
          <input type="hidden" name="session" value={session.id} />
          <Button
            type="submit"
            size="sm"
            variant="outline"
            tone="neutral"
            loading={ending}
            aria-label={intl.formatMessage(messages.endOf, { device })}
          >
            {intl.formatMessage(messages.end)}
          </Button>
        </PostForm>
      )}
    </li>
  );
}
