import { type ComponentType, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import type { MenuContentProps, MenuEntry, MenuItem } from "../../overlays/dropdown-menu/menu-content.tsx";

export type { MenuItem };

export interface ProfileCardMenuProps {
  /** The menu button of one of the cards, as its `onMenu` gave it; without one nothing is there. */
  button: HTMLButtonElement | null;
  /** What can be done with the member of that card. */
  items: readonly (MenuItem | "separator")[];
  /** It has been left; the focus is on the button again. */
  onClose: () => void;
}

interface OpenMenu {
  Content: ComponentType<MenuContentProps>;
  anchor: RefObject<HTMLButtonElement>;
  entry: MenuEntry;
}

/**
 * One menu for a whole grid: it opens at the button that it is given, and its code is fetched when it is first asked for.
 * A second press of the same button is the caller's to take as closing.
 *
 * Use it once beside a `ProfileGrid`, never once a card.
 */
export function ProfileCardMenu({ button, items, onClose }: ProfileCardMenuProps) {
  const [menu, setMenu] = useState<OpenMenu>();
  const id = useId();
  const giveUp = useEffectEvent(onClose);

  useEffect(() => {
    if (!button) return;
    let left = false;
    const entry = button.matches(":focus-visible") ? "first" : "pointer";
    button.setAttribute("id", `${id}-button`);
    button.setAttribute("aria-expanded", "true");
    import("../../overlays/dropdown-menu/menu-content.tsx").then(
      ({ MenuContent }) => left || setMenu({ Content: MenuContent, anchor: { current: button }, entry }),
      () => left || giveUp(),
    );
    return () => {
      left = true;
      button.removeAttribute("id");
      button.setAttribute("aria-expanded", "false");
      setMenu(undefined);
    };
  }, [button, id]);

  if (!button || !menu) return null;
  return (
    <menu.Content
      id={`${id}-menu`}
      labelledBy={`${id}-button`}
      anchor={menu.anchor}
      entry={menu.entry}
      items={items}
      align="end"
      side="bottom"
      onClose={onClose}
    />
  );
}
