import { afterAll, expect, onTestFinished } from "vitest";
import { openSite } from "../../e2e/support/open.ts";
import { type Person, signUpInWindow } from "../../e2e/support/people.ts";
import type { Engine } from "./engine.ts";
import { launchFirefox } from "./firefox.ts";
import { listenToConsoles } from "./listen.ts";
import { Page } from "./page.ts";
import { launchWebKit } from "./webkit.ts";

export const widths = [390, 1280] as const;

const { changePages, heard } = listenToConsoles();

/** The general site, for the file that awaits it: a member may write much and read all of it. */
export const site = await openSite({ changePages, settings: { signup_credits: 1_000, history_limit: 1_000 } });

/** The engines, for the file that runs in each. */
export const engines: readonly Engine[] = await Promise.all([launchFirefox(), launchWebKit()]);
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

/** Somebody with an account, whom no browser knows. */
export const signUp = (name: string): Promise<Person> =>
  signUpInWindow(site, { context: { addCookies: async () => {} } }, { name });

/** Opens a window; when the test is over its console must have said nothing. */
export async function openPage(engine: Engine, width: number): Promise<Page> {
  const tab = await engine.open({ width, height: width < 576 ? 844 : 900 });
  onTestFinished(async () => {
    await tab.close();
    expect([...heard(), ...tab.complaints]).toEqual([]);
  });
  return new Page(tab, site.origin);
}
