import { ShieldAlert } from "lucide-react";
import type { MessageNote as Note } from "./message.ts";

/** What is said of a message beneath it. */
export function MessageNote({ text, tone = "neutral", action }: Note) {
  if (tone === "neutral") return <p className="k:px-1 k:pt-1 k:text-start k:text-sm k:text-muted">{text}</p>;
  return (
    <aside className="k:mt-2 k:flex k:gap-3 k:rounded-card k:bg-soft-caution k:px-3.5 k:py-3 k:text-start k:text-sm k:text-on-soft-caution">
      <ShieldAlert aria-hidden className="k:size-5 k:shrink-0" />
      <div className="k:grid k:min-w-0 k:justify-items-start k:gap-1">
        <p>{text}</p>
        {action}
      </div>
    </aside>
  );
}
