import { Link } from "@kindling/ui/link";

/** `[words](/path)` of this site, or `[words](mailto:address)`. */
const link = /\[([^[\]]+)\]\((\/(?![/\\])[^\s()]*|mailto:[^\s()]+)\)/;

/** A paragraph of a page of text, with its links. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(link);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    return index % 3 === 1 ? (
      <Link key={index} href={parts[index + 1]!}>
        {part}
      </Link>
    ) : null;
  });
}
