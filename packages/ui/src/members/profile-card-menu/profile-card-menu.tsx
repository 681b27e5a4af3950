import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import type { MenuPanelProps, MenuEntry, MenuItem } from "../../overlays/dropdown-menu/menu-panel.tsx";

export type { MenuItem };

export interface ProfileCardMenuProps extends Omit<ComponentProps<"div">, "children"> {
  /** Where it is open: the menu button of one of the cards, as its `onMenu` gave it; without one nothing is there. */
  anchor: HTMLButtonElement | null;
  /** What can be done with the member of that card. */
  items: readonly (MenuItem | "separator")[];
  /** It has been left; the focus is on the button again. */
  onClose: () => void;
}

interface OpenMenu {
  Panel: ComponentType<MenuPanelProps>;
  anchor: RefObject<HTMLButtonElement>;
  entry: MenuEntry;
}

/**
 * One menu for a whole grid: it opens at the button that it is given, and its code is fetched when it is first asked for.
 * A second press of the same button is the caller's to take as closing.
 *
 * Use it once beside a `ProfileGrid`, never once a card.
 */
export function ProfileCardMenu({ anchor: button, items, onClose, ...props }: ProfileCardMenuProps) {
  const [menu, setMenu] = useState<OpenMenu>();
  const id = useId();
  const giveUp = useEffectEvent(onClose);

  useEffect(() => {
    if (!button) return;
    let left = false;
    const entry = button.matches(":focus-visible") ? "first" : "pointer";
    button.setAttribute("id", `${id}-button`);
    button.setAttribute("aria-expanded", "true");
    import("../../overlays/dropdown-menu/menu-panel.tsx").then(
      ({ MenuPanel }) => left || setMenu({ Panel: MenuPanel, anchor: { current: button }, entry }),
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
    <menu.Panel
      id={`${id}-menu`}
      aria-labelledby={`${id}-button`}
      {...props}
      anchor={menu.anchor}
      entry={menu.entry}
      items={items}
      align="end"
      side="bottom"
      onClose={onClose}
    />
  );
}
