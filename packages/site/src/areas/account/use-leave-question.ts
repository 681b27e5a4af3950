import { useEffect, useState } from "react";

/** A press that leads to another page in this tab. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  return link.origin === location.origin && link.pathname === location.pathname && link.search === location.search
    ? undefined
    : link;
}

/**
 * Asks before a link leads away from what is not saved. Reload, Back and a closed tab are not asked about: what was written is kept, and the
 * browser's own question would say otherwise.
 */
export function useLeaveQuestion() {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const asks = !link;
  useEffect(() => {
    if (!asks) return;
    const ask = (event: MouseEvent): void => {
      const leaving = leavingLink(event);
      if (!leaving) return;
      event.preventDefault();
      setLink(leaving);
    };
    document.addEventListener("click", ask, true);
    return () => document.removeEventListener("click", ask, true);
  }, [asks]);
  return {
    asked: link !== null,
    onStay: () => setLink(null),
    // It goes its own way; one of a menu may be gone with the menu.
    onLeave: () => (link?.isConnected ? link.click() : link && location.assign(link.href)),
  };
}
