import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { floatingPanel, useFocusBack } from "../../internal/floating-panel.ts";
import type { Align, Side } from "../../internal/place.ts";
import { useFloating } from "../../internal/use-floating.ts";
import { goTo, useMenuKeys } from "./use-menu-keys.ts";

export type MenuItem = {
  label: ReactNode;
  icon?: ReactNode;
  /** A place to go: the item is a link. */
  href?: string;
  /** Runs when the menu has closed and the trigger has the focus again, so that a dialog it opens can give it back. */
  onSelect?: () => void;
  /** Two letters of the label's language, where it is not the page's. */
  lang?: string;
  /** The present choice among several, or the page that is shown. */
  current?: boolean;
  disabled?: boolean;
  /** `critical` for what takes something away. */
  tone?: "critical";
};

/** How the menu was opened: the keyboard starts on an item, the pointer on none. */
export type MenuEntry = "pointer" | "first" | "last";

export type MenuPanelProps = Omit<ComponentProps<"div">, "children"> & {
  anchor: RefObject<HTMLButtonElement | null>;
  entry: MenuEntry;
  items: readonly (MenuItem | "separator")[];
  align: Align;
  side: Side;
  onClose: () => void;
};

/** The open menu. A file of its own, so that a page with a closed one does not load it. */
export function MenuPanel({
  anchor,
  entry,
  items,
  align,
  side,
  onClose,
  ref,
  className,
  onKeyDown,
  ...props
}: MenuPanelProps) {
  const menu = useRef<HTMLDivElement>(null);
  const chosen = useRef<() => void>(undefined);
  const onMenuKey = useMenuKeys(menu);

  useFocusBack(menu, anchor);
  useFloating({ element: menu, anchor, kind: "panel", side, align, onDismiss: onClose });
  useLayoutEffect(() => {
    if (entry === "pointer") menu.current?.focus({ preventScroll: true });
    else goTo(menu.current, entry);
    return () => {
      // Once the focus is back.
      const act = chosen.current;
      if (act) queueMicrotask(act);
    };
  }, [entry]);

  return (
    <div
      role="menu"
      tabIndex={-1}
      data-slot="dropdown-menu-content"
      {...props}
      ref={useComposedRefs(menu, ref)}
      popover="manual"
      className={cn(floatingPanel, "k:max-w-[min(22rem,calc(100vw-1rem))] k:min-w-48 k:p-1", className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) onMenuKey(event);
      }}
      onPointerLeave={() => menu.current?.focus({ preventScroll: true })}
    >
      {items.map((item, index) =>
        item === "separator" ? (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label -- no `hr` may stand in a menu
          <div key={index} role="separator" className="k:my-1 k:border-t k:border-default" />
        ) : (
          <Item
            key={index}
            item={item}
            onSelect={() => {
              chosen.current = item.onSelect;
              onClose();
            }}
          />
        ),
      )}
    </div>
  );
}

const itemClass =
  "k:flex k:min-h-control-md k:w-full k:cursor-pointer k:items-center k:gap-3 k:rounded-control k:px-3 k:py-2 k:text-start k:text-md k:outline-none k:select-none k:focus:bg-soft-neutral k:focus:text-on-soft-neutral k:aria-disabled:cursor-not-allowed k:aria-disabled:opacity-60 k:forced-colors:focus:bg-[Highlight] k:[&_svg]:size-5 k:[&_svg]:shrink-0";

function Item({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const { label, icon, href, lang, current, disabled, tone } = item;
  const props = {
    role: "menuitem",
    tabIndex: -1,
    lang,
    "aria-current": current || undefined,
    "aria-disabled": disabled || undefined,
    className: tone === "critical" ? `${itemClass} k:text-critical` : itemClass,
    // A pointer that rests while the list scrolls under it takes nothing from the keyboard.
    onPointerMove: (event: { currentTarget: HTMLElement }) => {
      if (!disabled) event.currentTarget.focus({ preventScroll: true });
    },
    onClick: (event: { preventDefault: () => void }) => {
      if (disabled) event.preventDefault();
      else onSelect();
    },
  };
  const content = (
    <>
      {icon}
      <span className="k:min-w-0 k:flex-1">{label}</span>
      {current && <Check aria-hidden className="k:text-accent" />}
    </>
  );
  return href === undefined ? (
    <button type="button" {...props}>
      {content}
    </button>
  ) : (
    <a href={href} {...props}>
      {content}
    </a>
  );
}
