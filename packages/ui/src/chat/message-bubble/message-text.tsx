import { Fragment } from "react";

const LINK = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}])/;

/**
 * Text as it was written. An address becomes a link that only the reader opens, in a page of its own: nothing is
 * fetched or previewed. `query` is marked wherever it stands.
 */
export function MessageText({ text, query }: { text: string; query?: string }) {
  if (!text.includes("://")) return query ? <Marked text={text} query={query} /> : text;
  return text.split(LINK).map((part, index) => {
    const words = query ? <Marked text={part} query={query} /> : part;
    return index % 2 === 0 ? (
      <Fragment key={index}>{words}</Fragment>
    ) : (
      <a
        key={index}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="k:underline k:underline-offset-2"
      >
        {words}
      </a>
    );
  });
}

function Marked({ text, query }: { text: string; query: string }) {
  const lower = text.toLocaleLowerCase();
  const wanted = query.toLocaleLowerCase();
  // A letter whose lower case is longer would shift the places.
  if (lower.length !== text.length || !lower.includes(wanted)) return text;
  const parts = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>);
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}
