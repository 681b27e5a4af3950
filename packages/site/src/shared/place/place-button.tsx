import { type ComponentProps, useSyncExternalStore } from "react";
import { late } from "../routing/late-component.tsx";
import { lazyPart } from "../routing/lazy-part.ts";

const Part = late(lazyPart("shared/place/place-part.tsx", () => import("./place-part.tsx")));
const never = () => () => {};

/** The button that fills in where somebody is: only where there is script, whose code comes after the page. */
export function PlaceButton(props: ComponentProps<typeof Part>) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return scripted && <Part {...props} />;
}
