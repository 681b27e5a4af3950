import { useState } from "react";
import { Composer } from "../../../src/chat/composer/composer.tsx";
import { MessageThread } from "../../../src/chat/message-thread/message-thread.tsx";
import { messages as composer } from "../../../src/chat/composer/composer.messages.ts";
import { messages as day } from "../../../src/chat/day-divider/day-divider.messages.ts";
import { messages as bubble } from "../../../src/chat/message-bubble/message-bubble.messages.ts";
import { messages as thread } from "../../../src/chat/message-thread/message-thread.messages.ts";
import { messages as typing } from "../../../src/chat/typing-indicator/typing-indicator.messages.ts";
import { words } from "../../lib/words.tsx";
import { now, start, written } from "./messages.ts";

const Words = words(bubble, composer, day, thread, typing);

export function Scene() {
  const [messages, setMessages] = useState(start);
  const send = (text: string) => setMessages([...messages, written(messages.length + 1, text)]);
  return (
    <Words>
      <div style={{ display: "flex", flexDirection: "column", height: 800, maxWidth: 800 }}>
        <MessageThread messages={messages} name="Rosa" now={now} />
        <Composer name="Rosa" onSend={send} />
        <button type="button" onClick={() => send("One more")}>
          Append
        </button>
      </div>
    </Words>
  );
}
