import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { InvalidConfig, readConfig, variables } from "./config.ts";

const secret = "0123456789abcdef0123456789abcdef";
const production = { SMTP_URL: "smtps://mail.test" };

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (failure) {
    if (failure instanceof InvalidConfig) return failure.problems;
    throw failure;
  }
};

it("has every variable in its document", () => {
  const document = readFileSync(new URL("../../../docs/environment.md", import.meta.url), "utf8");
  expect(Object.values(variables).filter(({ name }) => !document.includes(`\`${name}\``))).toEqual([]);
});

it("needs nothing in demo mode", () => {
  expect(readConfig({ KINDLING_DEMO: "true" })).toMatchObject({ port: 3000, dataDir: ".data", demo: true });
  expect(readConfig({ KINDLING_DEMO: "true", KINDLING_DATABASE_POOL: "7" }).databasePool).toBe(7);
  expect(readConfig({ KINDLING_DEMO: "true" }).databasePrepare).toBe(true);
  expect(readConfig({ KINDLING_DEMO: "true", DATABASE_PREPARE: "false" }).databasePrepare).toBe(false);
});

it("needs mail outside demo mode, and no secret of the sandbox, which is not there", () => {
  expect(problemsOf({})).toEqual([
    "SMTP_URL must be set outside demo mode: a mail server's address, as in smtps://user:password@host",
  ]);
  expect(readConfig(production).demo).toBe(false);
  expect(readConfig({ ...production, KINDLING_PAYMENT_SECRET: secret }).paymentSecret).toBe(secret);
});

it("F-058 a demo sends no mail into the world", () => {
  expect(problemsOf({ ...production, KINDLING_DEMO: "true" })).toEqual([
    "SMTP_URL is for the world: demo mode keeps its mail, and KINDLING_DEMO must be false",
  ]);
});

describe("C-162 refuses a wrong value by its name and what it may be", () => {
  it.each([
    ["PORT", "0x50", "a port number from 0 to 65535"],
    ["PORT", "70000", "a port number from 0 to 65535"],
    ["DATABASE_LISTEN_URL", "pooler.test", "the database's own address, as in postgres://user:password@host/name"],
    ["DATABASE_URL", "mysql://host", "a database's address, as in postgres://user:password@host/name"],
    ["KINDLING_DATABASE_POOL", "1", "a whole number from 2 to 1000"],
    ["KINDLING_DATABASE_POOL", "1e3", "a whole number from 2 to 1000"],
    ["DATABASE_PREPARE", "no", "true or false"],
    ["KINDLING_DEMO", "yes", "true or false"],
    ["KINDLING_DEMO", "__proto__", "true or false"],
    ["KINDLING_TRUSTED_PROXIES", "10.0.0.0/33", "addresses or networks with commas between, as in 10.0.0.0/8, ::1"],
    ["KINDLING_S3_URL", "s3://photos", "a bucket's address, as in https://s3.eu-central-1.amazonaws.com/photos"],
    [
      "KINDLING_S3_URL",
      "https://key:secret@s3.test/photos",
      "a bucket's address, as in https://s3.eu-central-1.amazonaws.com/photos",
    ],
    ["KINDLING_S3_REGION", "Frankfurt am Main", "a region, as in eu-central-1"],
    ["KINDLING_S3_KEY_ID", "a b", "the id of a key for the bucket"],
    ["KINDLING_LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, trace, silent"],
  ])("%s=%s", (name, value, expected) => {
    expect(problemsOf({ ...production, [name]: value })).toContain(`${name} must be ${expected}`);
  });
});

it("C-162 refuses a variable of ours that nobody knows, and says all problems at once", () => {
  expect(problemsOf({ ...production, KINDLING_DATADIR: "x", PORT: "x" })).toHaveLength(2);
});

it("says no value, since it may be a secret", () => {
  expect(problemsOf({ ...production, KINDLING_PAYMENT_SECRET: "hunter2" }).join()).not.toContain("hunter2");
});

it("reads trusted proxies", () => {
  const { proxies } = readConfig({ ...production, KINDLING_TRUSTED_PROXIES: "10.0.0.0/8, ::1" });
  expect(proxies.check("10.1.2.3")).toBe(true);
  expect(proxies.check("::1", "ipv6")).toBe(true);
  expect(proxies.check("11.0.0.1")).toBe(false);
});

it("keeps files on disk, or in a bucket of which all is said", () => {
  expect(readConfig(production).bucket).toBeUndefined();
  const bucket = {
    KINDLING_S3_URL: "https://s3.test/photos/",
    KINDLING_S3_KEY_ID: "key",
    KINDLING_S3_SECRET: "hunter2",
    KINDLING_S3_REGION: "eu-central-1",
  };
  expect(readConfig({ ...production, ...bucket }).bucket).toEqual({
    url: "https://s3.test/photos",
    keyId: "key",
    secret: "hunter2",
    region: "eu-central-1",
  });
  for (const name of ["KINDLING_S3_URL", "KINDLING_S3_KEY_ID", "KINDLING_S3_SECRET"]) {
    const [problem, ...others] = problemsOf({ ...production, ...bucket, [name]: "" });
    expect(problem).toMatch(new RegExp(`^${name} must be set where any KINDLING_S3_ variable is: `));
    expect(others).toEqual([]);
  }
});
