import { usePage } from "../shared/page/page-context.ts";

/** The site's mark and name. */
export function Logo() {
  const { settings } = usePage();
  return (
    <span className="k:inline-flex k:items-center k:gap-2 k:font-heading k:text-xl k:font-heading k:tracking-heading k:text-default">
      <img src="/favicon.svg" alt="" width="28" height="28" className="k:size-7" />
      {settings.name}
    </span>
  );
}
