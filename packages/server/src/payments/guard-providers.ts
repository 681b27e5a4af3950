import { InvalidConfig } from "../config.ts";
import type { Services } from "../context.ts";
import type { PaymentProvider } from "./provider.ts";

/** Refuses a provider that gives credits away where they are worth something, and says when nobody can pay. */
export function guardProviders(
  providers: readonly PaymentProvider[],
  { demo, log }: Pick<Services, "demo" | "log">,
): void {
  const harmful = demo ? [] : providers.filter(({ demoOnly }) => demoOnly);
  const problems = harmful.map(({ name }) => `the payment provider ${name} takes no money and runs in demo mode only`);
  if (problems.length > 0) throw new InvalidConfig(problems);
  if (providers.length === 0) log.warn("There is no payment provider: nobody can buy credits here.");
}
