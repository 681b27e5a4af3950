import { useDomain } from "@kindling/domain/react";
import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { CloudOff } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { messages as problemMessages } from "../problems/problem-screen.messages.ts";
import { logOut, usePendingLogOut } from "./log-out.ts";
import { messages } from "./session.messages.ts";

/** Shows nothing of an account any more that wishes to be logged out: what is next is another document. */
export function LogOutGate({ account, children }: { account: string | null; children: ReactNode }) {
  const pending = usePendingLogOut();
  const [closed, setClosed] = useState(false);
  if (!closed && account !== null && pending === account) setClosed(true);
  return closed && account !== null ? <LogOutPending account={account} /> : children;
}

function LogOutPending({ account }: { account: string }) {
  const intl = useIntl();
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const title = intl.formatMessage(messages.logOutPending);

  useEffect(() => {
    document.title = title;
    navigator.clearAppBadge?.().catch(() => {});
  }, [title]);

  useEffect(() => {
    void mutate(() => true, undefined, { revalidate: false });
  }, [mutate]);

  return (
    <main role="alert">
      <EmptyState
        level={1}
        picture={<CloudOff />}
        title={title}
        actions={<Button onClick={() => logOut(client, account)}>{intl.formatMessage(problemMessages.reload)}</Button>}
      >
        {intl.formatMessage(messages.logOutPendingText)}
      </EmptyState>
    </main>
  );
}
