import { getParser } from "bowser";

/** No browser says more of itself that anybody would read. */
const agentMost = 500;

/** In which browser and system somebody is, by what the browser says: their makers' names, without a number. */
export function deviceOf(agent: string): { readonly browser: string | null; readonly system: string | null } {
  if (agent === "") return { browser: null, system: null };
  const parsed = getParser(agent.slice(0, agentMost));
  return { browser: parsed.getBrowserName() || null, system: parsed.getOSName() || null };
}
