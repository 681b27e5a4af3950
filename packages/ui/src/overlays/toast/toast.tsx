import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import {
  type ComponentProps,
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { useOutlet } from "../../internal/outlet.tsx";
import { dismissToast, getServerToasts, getToasts, subscribe, type ToastItem } from "./toast-store.ts";
import { messages } from "./toast.messages.ts";

export { dismissToast, toast, type ToastOptions, type ToastTone } from "./toast-store.ts";

const glyphs = {
  neutral: null,
  positive: <CircleCheck className="k:text-positive" />,
  caution: <TriangleAlert className="k:text-caution" />,
  critical: <CircleAlert className="k:text-critical" />,
  info: <Info className="k:text-info" />,
};

/**
 * Where toasts appear: mount it once, near the root, with `<Announcer />`. While a modal is open they appear inside it,
 * so that they can be reached; F8 moves the focus to them.
 *
 * Use `toast` for news that passes; what has to be acted on stays in the page as an `Alert`.
 */
export function Toaster(props: ComponentProps<"section">) {
  const toasts = useSyncExternalStore(subscribe, getToasts, getServerToasts);
  const outlet = useOutlet();
  if (toasts.length === 0) return null;
  return outlet ? createPortal(<Region toasts={toasts} {...props} />, outlet) : <Region toasts={toasts} {...props} />;
}

function Region({ toasts, ref, className, ...props }: ComponentProps<"section"> & { toasts: readonly ToastItem[] }) {
  const intl = useIntl();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  // A layout effect is undone while the element is still there and may have the focus.
  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      if (element?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    };
  }, []);

  const dismiss = (id: string) => {
    if (toasts.length > 1 && region.current?.contains(document.activeElement)) region.current.focus();
    dismissToast(id);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches what its toasts do, it is no control
    <section
      tabIndex={-1}
      aria-label={intl.formatMessage(messages.region)}
      data-slot="toaster"
      {...props}
      ref={useComposedRefs(region, ref)}
      className={cn(
        "k:pointer-events-none k:fixed k:inset-x-0 k:top-[max(--spacing(3),env(safe-area-inset-top))] k:z-toast k:grid k:justify-items-center k:gap-2 k:px-3 k:outline-none k:sm:top-auto k:sm:bottom-6 k:sm:justify-items-end k:sm:px-6",
        className,
      )}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        setHeld(true);
        if (!event.currentTarget.contains(event.relatedTarget))
          cameFrom.current = event.relatedTarget as HTMLElement | null;
      }}
      onBlur={() => setHeld(false)}
      // The pointer leaves the focus where it is, so that a dialog below keeps it.
      onMouseDown={(event) => event.preventDefault()}
    >
      {toasts.map((item) => (
        <Toast key={item.key} item={item} held={held} onDismiss={dismiss} />
      ))}
    </section>
  );
}

function Toast({ item, held, onDismiss }: { item: ToastItem; held: boolean; onDismiss: (id: string) => void }) {
  const intl = useIntl();
  const { id, tone, title, description, action, duration } = item;
  const expire = useEffectEvent(() => {
    if (!document.hidden) return onDismiss(id);
    document.addEventListener("visibilitychange", () => onDismiss(id), { once: true });
  });

  useEffect(() => {
    if (held || duration === null) return;
    const timer = setTimeout(expire, duration);
    return () => clearTimeout(timer);
  }, [held, duration]);

  return (
    <div
      data-slot="toast"
      data-tone={tone}
      className="k:pointer-events-auto k:flex k:w-full k:max-w-toast k:items-start k:gap-3 k:rounded-card k:border-thin k:border-default k:bg-raised k:py-2 k:ps-4 k:pe-2 k:text-default k:shadow-overlay k:transition-[opacity,translate] k:duration-normal k:ease-emphasis k:starting:-translate-y-2 k:starting:opacity-0 k:sm:starting:translate-y-2 k:[&_svg]:size-5 k:icon:mt-2.5 k:icon:shrink-0"
    >
      {glyphs[tone]}
      <div className="k:min-w-0 k:flex-1 k:py-2 k:text-sm">
        <p className="k:font-medium k:wrap-anywhere">{title}</p>
        {description && <p className="k:text-muted k:wrap-anywhere">{description}</p>}
        {action && (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              action.onAction();
              onDismiss(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton variant="ghost" size="sm" label={intl.formatMessage(messages.dismiss)} onClick={() => onDismiss(id)}>
        <X />
      </IconButton>
    </div>
  );
}
