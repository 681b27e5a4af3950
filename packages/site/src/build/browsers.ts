/** The oldest version of each browser that runs the whole site: what the build is for, and what docs/browsers.md says. */
export const oldestBrowsers = {
  chrome: "120",
  edge: "120",
  firefox: "128",
  safari: "17.4",
  ios: "17.4",
} as const;

/** As bundlers name them. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
