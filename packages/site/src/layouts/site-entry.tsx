import { EntryWarning } from "@kindling/ui/entry-warning";
import { useEffect, useState } from "react";
import { useCarriedFields } from "../shared/forms/post-form.tsx";
import { usePage } from "../shared/page/page-context.ts";
import { rememberEntry } from "./entry.ts";

const strictCountries = ["NL", "DE"];

/** The entry warning on a first visit; `strictOnly` shows it only where the law asks for it. */
export function SiteEntry({ strictOnly = false }: { strictOnly?: boolean }) {
  const { settings, entered } = usePage();
  const carry = useCarriedFields("entry");
  const [answered, setAnswered] = useState(entered);
  // Nothing had opened the warning: the page behind it is where reading begins, once that can be reached.
  useEffect(() => {
    if (answered && !entered) document.getElementById("main")?.focus({ preventScroll: true });
  }, [answered, entered]);
  const wanted =
    settings.enable_site_entry_popup && (!strictOnly || strictCountries.includes(settings.geoip_country ?? ""));
  if (!wanted || answered) return null;
  return (
    <EntryWarning
      site={settings.name}
      minAge={settings.min_age}
      href="https://www.wikipedia.org/"
      carry={carry}
      onEnter={() => {
        rememberEntry();
        setAnswered(true);
      }}
    />
  );
}
