import { launch } from "puppeteer-core";
import { type Engine, type Tab, timeZone } from "./engine.ts";

/** Firefox, by WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr",
    extraPrefsFirefox: { "intl.accept_languages": "en-GB", "ui.prefersReducedMotion": 1 },
    env: { ...process.env, TZ: timeZone },
  });
  return {
    name: await browser.version(),
    async open(size): Promise<Tab> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      return {
        goto: async (url) => void (await page.goto(url)),
        run: (body) => page.evaluate(`(() => {${body}})()`),
        press: (x, y) => page.mouse.click(x, y),
        async type(pressed) {
          for (const key of pressed) await page.keyboard.press(key as "Enter");
        },
        complaints,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
