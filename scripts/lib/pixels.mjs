import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A folder of pictures as pixels, and the browser that drew them: another draws the same page otherwise. */
export class Pixels {
  #folder;

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
  }

  get #file() {
    return join(this.#folder, "browser.txt");
  }

  get #browser() {
    return existsSync(this.#file) ? readFileSync(this.#file, "utf8").trim() : undefined;
  }

  /**
   * Why they cannot be compared with what `browser` draws, in words; undefined where they can.
   *
   * @param {string} browser
   */
  refusal(browser) {
    if (!this.#browser) return "No pictures compared: npm run pictures -- --update makes them.";
    if (this.#browser === browser) return undefined;
    const count = readdirSync(this.#folder).filter((file) => file.endsWith(".png")).length;
    return `${count} pictures not compared: baseline of ${this.#browser}, this is ${browser}.`;
  }

  /**
   * Makes room for those that `browser` will draw.
   *
   * @param {string} browser
   */
  renew(browser) {
    if (this.#browser !== browser) rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#file, `${browser}\n`);
  }
}

/**
 * A browser's name and major version.
 *
 * @param {string} version As `--version` prints it, such as “Chromium 142.0.7444.59 built on Debian”.
 */
export const browserOf = (version) => /^.*? \d+/.exec(version.trim())?.[0] ?? version.trim();
