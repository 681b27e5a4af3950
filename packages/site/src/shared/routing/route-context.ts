import { createContext, useContext } from "react";
import type { RouteMatch } from "./match.ts";

const Context = createContext<RouteMatch | undefined>(undefined);

export const RouteProvider = Context.Provider;

/** The route that is shown; `undefined` where the address has none. */
export const useRouteMatch = (): RouteMatch | undefined => useContext(Context);

/** A parameter of the route that the screen stands on. */
export function useParam(name: string): string {
  const value = useContext(Context)?.params[name];
  if (value === undefined) throw new Error(`this route has no parameter ${name}`);
  return value;
}
