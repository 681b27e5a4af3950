import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { useIntl } from "react-intl";
import { listPath } from "./list-page.ts";
import { messages } from "./lists.messages.ts";

export interface ListPagesProps {
  /** The address of the list. */
  readonly path: string;
  /** Where the page begins that is shown; the first has nothing. */
  readonly before?: string | undefined;
  /** Where the next page begins. */
  readonly next: string | null;
}

/** The ways from a page of a list: to what is older, and back to the newest. Links, so that Back and a reload know the page. */
export function ListPages({ path, before, next }: ListPagesProps) {
  const intl = useIntl();
  if (!before && !next) return null;
  return (
    <div className="k:flex k:flex-wrap k:justify-center k:gap-2 k:py-4">
      {before && (
        <Button variant="ghost" tone="neutral" href={path}>
          {intl.formatMessage(messages.newest)}
        </Button>
      )}
      {next && (
        <Button variant="soft" tone="neutral" href={listPath(path, next)}>
          {intl.formatMessage(messages.older)}
        </Button>
      )}
    </div>
  );
}

/** A page that has nothing on it any more, or never had. */
export function ListEnd({ path }: Pick<ListPagesProps, "path">) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.end)}
      actions={<Button href={path}>{intl.formatMessage(messages.newest)}</Button>}
    />
  );
}
