import { Children, type ComponentProps, type ReactElement } from "react";
import { cn } from "./cn.ts";
import { useComposedRefs } from "./compose-refs.ts";

type ButtonProps = ComponentProps<"button">;

export type TriggerProps = ButtonProps & {
  /**
   * Makes its one child the button.
   * @default false
   */
  asChild?: boolean;
};

type Data = { readonly [name: `data-${string}`]: string };

/** The button of what opens and closes: its own, or the caller's. A hook, so that a list pays for no component around each. */
export function useTrigger({ asChild = false, children, ref, ...props }: TriggerProps & Data) {
  const given = asChild ? (Children.only(children) as ReactElement<ButtonProps>) : undefined;
  const refs = useComposedRefs(ref, given?.props.ref);
  if (given) {
    const Given = given.type;
    return <Given key={given.key} {...merged(props, given.props)} ref={refs} />;
  }
  return (
    <button type="button" {...props} ref={refs}>
      {children}
    </button>
  );
}

/** What the caller's element says for itself wins; where both can hold, both do. */
function merged(ours: ButtonProps, given: ButtonProps): ButtonProps {
  const all: Record<string, unknown> = { ...ours, ...given };
  for (const name in given) if (name in ours) all[name] = both(name, ours[name as "id"], given[name as "id"]);
  return all;
}

function both(name: string, ours: unknown, given: unknown): unknown {
  if (typeof ours === "function") return typeof given === "function" ? inTurn(given as Handler, ours as Handler) : ours;
  if (name === "className" || name === "aria-describedby") return cn(ours as string, given as string) || undefined;
  if (name === "style") return Object.assign({}, ours, given);
  return given;
}

type Handler = (event: unknown) => void;

const inTurn =
  (first: Handler, then: Handler): Handler =>
  (event) => {
    first(event);
    then(event);
  };

/** The caller's handler first; where that prevents the default, ours stays away. */
export const unlessPrevented =
  <E extends { defaultPrevented: boolean }>(first: ((event: E) => void) | undefined, then: (event: E) => void) =>
  (event: E) => {
    first?.(event);
    if (!event.defaultPrevented) then(event);
  };
