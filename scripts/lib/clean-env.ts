/** What the test run sets for itself, and what a developer may have set for another run. */
const ofThisRun =
  /^(npm_|VITEST|KINDLING_|NODE_ENV$|NODE_OPTIONS$|TEST$|DEV$|PROD$|SSR$|MODE$|BASE_URL$|PORT$|GATES$|ENGINES$|PICTURES$|FORCE_COLOR$)/i;

/** The environment that the product would have without this run. */
export const cleanEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofThisRun.test(name)));
