import { usePage } from "../shared/page/page-context.ts";

/** The site's mark and name. */
export function Logo() {
  const { settings } = usePage();
  return (
    <span className="inline-flex items-center gap-2 font-heading text-xl font-heading tracking-heading text-default">
      <img src="/favicon.svg" alt="" width="28" height="28" className="size-7" />
      {settings.name}
    </span>
  );
}
