import type { MouseEventHandler } from "react";

/** What every button does while its work is under way: it keeps the focus, says so and takes no further press. */
export function pressProps(loading: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return loading ? { "aria-busy": true, "aria-disabled": true, onClick: ignore } : { onClick };
}

/** Also keeps a submit button from sending its form again. */
const ignore: MouseEventHandler = (event) => event.preventDefault();
