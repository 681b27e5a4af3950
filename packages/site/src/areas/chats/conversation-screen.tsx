import { useRouteMatch } from "../../shared/routing/route-context.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import { ThreadSkeleton } from "./chats-skeletons.tsx";
import { Conversation } from "./conversation.tsx";
import { transcriptQuery } from "./transcript-query.ts";
import { useTranscript } from "./use-transcript.ts";

/** A conversation, by its own id or by the member's whom it is with. */
export function Screen() {
  const match = useRouteMatch()!;
  const transcript = useTranscript(transcriptQuery(match.route.name, match.params["id"]!));
  const { latest, state, error, reload } = transcript;
  return (
    <ChatFrame pane="thread" {...(latest?.conversation && { selectedId: latest.conversation.id })}>
      {latest && state ? (
        <Conversation key={latest.profile.id} transcript={{ ...transcript, latest, state }} />
      ) : error ? (
        <ProblemScreen problem={asProblem(error)} onRetry={() => void reload()} />
      ) : (
        <ThreadSkeleton />
      )}
    </ChatFrame>
  );
}
