import { Check } from "lucide-react";
import { FocusGuards, Menu } from "radix-ui/internal";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useOutlet } from "../../internal/outlet.tsx";
import { wearTheme } from "../../internal/wear-theme.ts";

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

export type MenuContentProps = {
  id: string;
  labelledBy: string;
  anchor: RefObject<HTMLButtonElement | null>;
  entry: MenuEntry;
  items: readonly (MenuItem | "separator")[];
  align: "start" | "center" | "end";
  side: "top" | "bottom";
  onClose: () => void;
};

/** The open menu. A file of its own, because it brings the positioning and the roving focus with it. */
export function MenuContent({ id, labelledBy, anchor, entry, items, align, side, onClose }: MenuContentProps) {
  const chosen = useRef<() => void>(undefined);
  const outlet = useOutlet();
  FocusGuards.useFocusGuards();
  useEffect(silenceGuards, []);
  const start = entry === "first" ? items.findIndex(isEnabled) : entry === "last" ? items.findLastIndex(isEnabled) : -1;
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Menu.Portal container={outlet}>
        <Menu.Content
          ref={(element) => {
            if (element) wearTheme(element, anchor.current);
          }}
          id={id}
          aria-labelledby={labelledBy}
          data-slot="dropdown-menu"
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          loop
          className="z-dialog max-h-(--radix-popper-available-height) min-w-48 max-w-[min(22rem,calc(100vw-1rem))] overflow-y-auto rounded-card border-thin border-default bg-raised p-1 text-default shadow-overlay"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const { activeElement, body } = document;
            if (!activeElement || activeElement === body) anchor.current?.focus({ preventScroll: true });
            chosen.current?.();
          }}
          // The trigger closes the menu by itself; closed here as well, its click would open it again.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          {items.map((item, index) =>
            item === "separator" ? (
              <Menu.Separator key={index} className="my-1 border-t border-default" />
            ) : (
              <Item
                key={index}
                item={item}
                focused={index === start}
                onSelect={() => {
                  chosen.current = item.onSelect;
                }}
              />
            ),
          )}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Tab does not leave a menu: the guards that radix keeps at the page's edges would only be stops where nothing shows. */
function silenceGuards() {
  const guards = [...document.querySelectorAll<HTMLElement>("[data-radix-focus-guard]")];
  for (const guard of guards) guard.tabIndex = -1;
  return () => {
    for (const guard of guards) guard.tabIndex = 0;
  };
}

const itemClass =
  "flex min-h-control-md w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-start text-md outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-soft-neutral data-highlighted:text-on-soft-neutral [&_svg]:size-5 [&_svg]:shrink-0";

const isEnabled = (item: MenuItem | "separator") => item !== "separator" && !item.disabled;

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Item({ item, focused, onSelect }: { item: MenuItem; focused: boolean; onSelect: () => void }) {
  const { label, icon, href, lang, current, disabled, tone } = item;
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1">{label}</span>
      {current && <Check aria-hidden className="text-accent" />}
    </>
  );
  const className = tone === "critical" ? `${itemClass} text-critical` : itemClass;
  return (
    <Menu.Item
      ref={focused ? focus : undefined}
      asChild={href !== undefined}
      disabled={disabled}
      lang={lang}
      aria-current={current || undefined}
      className={className}
      onSelect={onSelect}
    >
      {href === undefined ? content : <a href={href}>{content}</a>}
    </Menu.Item>
  );
}
