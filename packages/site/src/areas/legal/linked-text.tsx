import { Fragment } from "react";

/** `[words](address)`, where the address is a page of ours, one elsewhere, or a mailbox. */
const link = /\[([^[\]]+)\]\((\/(?!\/)[^\s)]*|https:[^\s)]+|mailto:[^\s)]+)\)/;

/** A paragraph with its links. */
export function LinkedText({ text }: { readonly text: string }) {
  // Words, link, address, words, link, address, …
  const parts = text.split(link);
  return parts.map((part, at) => {
    if (at % 3 === 2) return null;
    if (at % 3 === 0) return <Fragment key={at}>{part}</Fragment>;
    return (
      <a key={at} href={parts[at + 1]} className="text-accent underline underline-offset-4">
        {part}
      </a>
    );
  });
}
