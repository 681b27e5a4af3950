import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import { ThreadSkeleton } from "./chats-skeletons.tsx";
import { ConversationView } from "./conversation-view.tsx";
import { useConversationModel } from "./use-conversation-model.ts";
import { type OpenTranscript, useOpenTranscript } from "./use-transcript.ts";

/** A conversation, by its own id or by the member's whom it is with. */
export function Screen() {
  const { id, transcript, problem, onRetry } = useOpenTranscript();
  return (
    <ChatFrame pane="thread" {...(id && { selectedId: id })}>
      {transcript ? (
        <Conversation key={transcript.latest.profile.id} transcript={transcript} />
      ) : problem ? (
        <ProblemScreen problem={problem} onRetry={onRetry} />
      ) : (
        <ThreadSkeleton />
      )}
    </ChatFrame>
  );
}

function Conversation({ transcript }: { readonly transcript: OpenTranscript }) {
  return <ConversationView {...useConversationModel(transcript)} />;
}
