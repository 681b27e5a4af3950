import { EntryWarning } from "@kindling/ui/entry-warning";
import { useEffect, useState } from "react";
import { useCarriedFields } from "../shared/forms/post-form.tsx";
import { usePage } from "../shared/page/page-context.ts";
import { rememberEntry } from "./entry.ts";

/** The entry warning, until it is answered. */
export function Part() {
  const { settings } = usePage();
  const carry = useCarriedFields("entry");
  const [answered, setAnswered] = useState(false);
  // Nothing had opened the warning: the page behind it is where reading begins, once that can be reached.
  useEffect(() => {
    if (answered) document.getElementById("main")?.focus({ preventScroll: true });
  }, [answered]);
  if (answered) return null;
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
