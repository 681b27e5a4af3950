import { useState } from "react";
import { Composer } from "../../../src/composer/composer.tsx";
import { MessageThread } from "../../../src/message-thread/message-thread.tsx";
import { Words } from "../../lib/words.tsx";
import { now, start, written } from "./messages.ts";

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
