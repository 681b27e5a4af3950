import { jsonOf } from "./json.ts";

/** The data of one event: its `data:` lines, joined; comments, names and ids are the transport's own. */
function dataOf(block: string): unknown {
  const lines = block.split("\n").filter((line) => line.startsWith("data:"));
  return lines.length === 0 ? undefined : jsonOf(lines.map((line) => line.slice(5)).join("\n"));
}

/** Reads an event stream (`text/event-stream`) as the JSON of its events; what is none is left out. */
export async function* readEvents(response: Response): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true }).replaceAll("\r", "");
      const blocks = rest.split("\n\n");
      rest = blocks.pop()!;
      for (const data of blocks.map(dataOf)) if (data !== undefined) yield data;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Writes one event of a stream. */
export const eventText = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
