/** Writes one event of a stream; its number, where it has one, as the id that browsers come back with. */
export function eventText(data: unknown): string {
  const { seq } = Object(data) as { seq?: unknown };
  return `${typeof seq === "number" ? `id: ${seq}\n` : ""}data: ${JSON.stringify(data)}\n\n`;
}
