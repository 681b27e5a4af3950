import { jsonOf } from "./json.ts";

/** What one block of a stream says: its event, and after how long to come back. */
interface Block {
  readonly data: unknown;
  readonly retry: number | undefined;
}

/** The values of a field, one for each of its lines. */
const valuesOf = (block: string, field: string): string[] =>
  block.split("\n").flatMap((line) => (line.startsWith(`${field}:`) ? [line.slice(field.length + 1).trim()] : []));

/** Reads one block: its `data:` lines, joined; comments, names and ids are the transport's own. */
function readBlock(block: string): Block {
  const [lines, retry] = [valuesOf(block, "data"), valuesOf(block, "retry").at(-1)];
  return {
    data: lines.length === 0 ? undefined : jsonOf(lines.join("\n")),
    retry: retry !== undefined && /^\d+$/.test(retry) ? Number(retry) : undefined,
  };
}

/** What is heard of a stream beside its events. */
interface Hearing {
  readonly onRetry?: ((milliseconds: number) => void) | undefined;
  readonly onBeat?: (() => void) | undefined;
}

/** Reads an event stream (`text/event-stream`) as the JSON of its events; what is none is left out. */
export async function* readEvents(response: Response, { onRetry, onBeat }: Hearing = {}): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBeat?.();
      rest += decoder.decode(value, { stream: true }).replaceAll("\r", "");
      const blocks = rest.split("\n\n");
      rest = blocks.pop()!;
      for (const { data, retry } of blocks.map(readBlock)) {
        if (retry !== undefined) onRetry?.(retry);
        if (data !== undefined) yield data;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
