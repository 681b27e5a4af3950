import { BlockList, isIP } from "node:net";

/** A bucket that speaks S3, and a key that may read, write and delete in it. */
export interface Bucket {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** How one server is set up, from its environment. */
export interface Config {
  readonly port: number;
  /** A PostgreSQL of one's own; without it the embedded one runs. */
  readonly databaseUrl: string | undefined;
  /** The same database without the pooler in between, to listen at. */
  readonly databaseListenUrl: string | undefined;
  /** How many connections to the database one process has for what it is asked. */
  readonly databasePool: number;
  /** Whether statements are prepared; not behind a pooler in transaction mode that does not know them. */
  readonly databasePrepare: boolean;
  /** Where the embedded database and the uploads live. */
  readonly dataDir: string;
  /** The bucket that keeps files of members; without one they lie in the data folder. */
  readonly bucket: Bucket | undefined;
  readonly demo: boolean;
  /** Where mail goes; only demo mode does without, it keeps mail in its outbox. */
  readonly smtpUrl: string | undefined;
  /** Signs the callbacks of the sandbox provider, which only demo mode has; without it the one that is kept with its data. */
  readonly paymentSecret: string | undefined;
  /** Proxies of our own, whose forwarded addresses and hosts are believed. */
  readonly proxies: BlockList;
  /** A header in which they name the caller's country. */
  readonly countryHeader: string | undefined;
  /** Another back end, that stands in for the one in this process. */
  readonly apiOrigin: string | undefined;
  readonly logLevel: string;
}

/** An environment that no server starts with; its message names every variable that is wrong. */
export class InvalidConfig extends Error {
  override readonly name = "InvalidConfig";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

/** One variable: what it may be, and how to read it; `undefined` is what cannot be read. */
interface Variable<T> {
  readonly name: string;
  readonly expected: string;
  readonly read: (text: string) => T | undefined;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
const isUrl = (text: string, ...schemes: string[]): boolean =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol);

function readProxies(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of text.split(",").map((part) => part.trim())) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    const bits = family === "ipv6" ? 128 : 32;
    const length = prefix === undefined ? bits : Number(prefix);
    if (!isIP(address) || !Number.isInteger(length) || length < 0 || length > bits) return undefined;
    list.addSubnet(address, length, family);
  }
  return list;
}

const readFlag = (text: string): boolean | undefined =>
  text === "true" || text === "false" ? text === "true" : undefined;

const variable = <T>(name: string, expected: string, read: Variable<T>["read"]): Variable<T> => ({
  name,
  expected,
  read,
});

/** All that a server reads from its environment; `docs/environment.md` tells of each. */
export const variables = {
  port: variable("PORT", "a port number from 0 to 65535", (text) =>
    /^\d{1,5}$/.test(text) && Number(text) < 65_536 ? Number(text) : undefined,
  ),
  databaseUrl: variable("DATABASE_URL", "a database's address, as in postgres://user:password@host/name", (text) =>
    isUrl(text, "postgres:", "postgresql:") ? text : undefined,
  ),
  databaseListenUrl: variable(
    "DATABASE_LISTEN_URL",
    "the database's own address, as in postgres://user:password@host/name",
    (text) => (isUrl(text, "postgres:", "postgresql:") ? text : undefined),
  ),
  databasePool: variable("KINDLING_DATABASE_POOL", "a whole number from 2 to 1000", (text) =>
    /^\d{1,4}$/.test(text) && Number(text) >= 2 && Number(text) <= 1000 ? Number(text) : undefined,
  ),
  databasePrepare: variable("DATABASE_PREPARE", "true or false", readFlag),
  smtpUrl: variable("SMTP_URL", "a mail server's address, as in smtps://user:password@host", (text) =>
    isUrl(text, "smtp:", "smtps:") ? text : undefined,
  ),
  dataDir: variable("KINDLING_DATA_DIR", "a folder", (text) => text),
  bucketUrl: variable(
    "KINDLING_S3_URL",
    "a bucket's address, as in https://s3.eu-central-1.amazonaws.com/photos",
    (text) => {
      if (!isUrl(text, "http:", "https:")) return undefined;
      const { origin, pathname, href } = new URL(text);
      // Neither a query nor a password, which would be said in logs.
      return href === origin + pathname ? href.replace(/\/$/, "") : undefined;
    },
  ),
  bucketRegion: variable("KINDLING_S3_REGION", "a region, as in eu-central-1", (text) =>
    /^[a-z0-9-]+$/.test(text) ? text : undefined,
  ),
  bucketKeyId: variable("KINDLING_S3_KEY_ID", "the id of a key for the bucket", (text) =>
    /^\S+$/.test(text) ? text : undefined,
  ),
  bucketSecret: variable("KINDLING_S3_SECRET", "the secret of that key", (text) =>
    /^\S+$/.test(text) ? text : undefined,
  ),
  demo: variable("KINDLING_DEMO", "true or false", readFlag),
  paymentSecret: variable("KINDLING_PAYMENT_SECRET", "a secret of at least 32 characters", (text) =>
    text.length >= 32 ? text : undefined,
  ),
  proxies: variable(
    "KINDLING_TRUSTED_PROXIES",
    "addresses or networks with commas between, as in 10.0.0.0/8, ::1",
    readProxies,
  ),
  countryHeader: variable("KINDLING_COUNTRY_HEADER", "the name of a header, as in CF-IPCountry", (text) =>
    /^[\w-]+$/.test(text) ? text : undefined,
  ),
  apiOrigin: variable("API_ORIGIN", "where another back end is, as in https://api.example.com", (text) =>
    isUrl(text, "http:", "https:") && new URL(text).href === `${new URL(text).origin}/` ? text : undefined,
  ),
  logLevel: variable("KINDLING_LOG_LEVEL", `one of ${logLevels.join(", ")}`, (text) =>
    logLevels.includes(text) ? text : undefined,
  ),
};

const known = new Set<string>(Object.values(variables).map(({ name }) => name));

/** What a bucket takes to be read and written. */
const ofBucket = [variables.bucketUrl, variables.bucketKeyId, variables.bucketSecret] as const;

/** Reads where files are kept: all of a bucket is said, or nothing of it. */
function readBucket(read: <T>(variable: Variable<T>) => T | undefined, problems: string[]): Bucket | undefined {
  const [url, keyId, secret] = ofBucket.map((one) => read<string>(one));
  const region = read(variables.bucketRegion);
  if (url !== undefined && keyId !== undefined && secret !== undefined)
    return { url, keyId, secret, region: region ?? "us-east-1" };
  const said = [url, keyId, secret, region].some((value) => value !== undefined);
  const missing = ofBucket.filter((_, at) => [url, keyId, secret][at] === undefined);
  for (const { name, expected } of said ? missing : [])
    if (!problems.some((problem) => problem.startsWith(`${name} `)))
      problems.push(`${name} must be set where any KINDLING_S3_ variable is: ${expected}`);
  return undefined;
}

/**
 * Reads the environment. A wrong value, or a `KINDLING_` variable that nobody knows, stops the start; all problems are
 * said at once, and no value is, since it may be a secret.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems = Object.keys(env)
    .filter((name) => name.startsWith("KINDLING_") && !known.has(name))
    .map((name) => `${name} is unknown; there are ${[...known].join(", ")}`);
  const read = <T>({ name, expected, read: parse }: Variable<T>): T | undefined => {
    const text = env[name];
    if (text === undefined || text === "") return undefined;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} must be ${expected}`);
    return value;
  };
  const demo = read(variables.demo) ?? false;
  const values = {
    port: read(variables.port) ?? 3000,
    databaseUrl: read(variables.databaseUrl),
    databaseListenUrl: read(variables.databaseListenUrl),
    databasePool: read(variables.databasePool) ?? 20,
    databasePrepare: read(variables.databasePrepare) ?? true,
    dataDir: read(variables.dataDir) ?? ".data",
    bucket: readBucket(read, problems),
    smtpUrl: read(variables.smtpUrl),
    paymentSecret: read(variables.paymentSecret),
    proxies: read(variables.proxies) ?? new BlockList(),
    countryHeader: read(variables.countryHeader),
    apiOrigin: read(variables.apiOrigin),
    logLevel: read(variables.logLevel) ?? "info",
  };
  const { smtpUrl } = variables;
  if (!demo && !env[smtpUrl.name]) problems.push(`${smtpUrl.name} must be set outside demo mode: ${smtpUrl.expected}`);
  if (demo && env[smtpUrl.name])
    problems.push(
      `${smtpUrl.name} is for the world: demo mode keeps its mail, and ${variables.demo.name} must be false`,
    );
  if (problems.length > 0) throw new InvalidConfig(problems);
  return { ...values, demo };
}
