import { usePage } from "../shared/page/page-context.ts";
import { late } from "../shared/routing/late-component.tsx";
import { lazyPart } from "../shared/routing/lazy-part.ts";

/** Few visits are the first: its code comes with those. Until then its plain form does what it says. */
const Entry = late(lazyPart("layouts/entry-part.tsx", () => import("./entry-part.tsx")));

const strictCountries = ["NL", "DE"];

/** The entry warning on a first visit; `strictOnly` shows it only where the law asks for it. */
export function SiteEntry({ strictOnly = false }: { strictOnly?: boolean }) {
  const { settings, entered } = usePage();
  const wanted =
    settings.enable_site_entry_popup && (!strictOnly || strictCountries.includes(settings.geoip_country ?? ""));
  return wanted && !entered ? <Entry /> : null;
}
