import type { Pages } from "../../../scripts/lib/pages.ts";

const path = "/listen-to-the-console.js";

/** Runs before every script of the page: tells the site what the console is told, for engines whose own cannot be read. */
function listen(to: string): void {
  const tell = (what: string) => {
    // Synchronous, so that nothing is lost where the page ends.
    const request = new XMLHttpRequest();
    request.open("POST", to, false);
    request.send(what);
  };
  for (const level of ["error", "warn"] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      tell(`${level}: ${words.map(String).join(" ")}`);
      say(...words);
    };
  }
  addEventListener("error", ({ message, filename, lineno }) => tell(`thrown: ${message} ${filename}:${lineno}`));
  addEventListener("unhandledrejection", ({ reason }) => tell(`rejected: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** Lets pages tell what their consoles are told. */
export function listenToConsoles() {
  const heard: string[] = [];
  const changePages = (pages: Pages): Pages => ({
    ...pages,
    assets: { ...pages.assets, head: `<script src="${path}"></script>${pages.assets.head}` },
    async files(http, next) {
      if (http.req.path !== path) return pages.files(http, next);
      if (http.req.method === "POST") heard.push(`${await http.req.text()} at ${http.req.header("referer")}`);
      return http.body(`(${String(listen)})(${JSON.stringify(path)})`, 200, { "content-type": "text/javascript" });
    },
  });
  return {
    changePages,
    /** What was told since it was last asked. */
    heard: (): string[] => heard.splice(0),
  };
}
