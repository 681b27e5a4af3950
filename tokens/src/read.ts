import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import StyleDictionary from "style-dictionary";
import type { DesignTokens } from "style-dictionary/types";
import { deriveColours } from "./derive.ts";
import type { Seeds } from "./derive.ts";
import { schemes } from "./names.ts";
import type { Brand, Scheme } from "./names.ts";

/** A resolved DTCG token. */
export interface Token {
  type: string;
  value: unknown;
}

/** A brand, ready to emit. */
export interface Theme {
  brand: Brand;
  /** Tokens that do not depend on the scheme, by variable name. */
  form: Map<string, Token>;
  /** What the brand says of its colours. */
  seeds: Record<Scheme, Seeds>;
  /** Colours by variable name, derived from the seeds. */
  colours: Record<Scheme, Record<string, string>>;
  shadows: Record<Scheme, Map<string, Token>>;
}

type Group = { [name: string]: unknown };

const folder = fileURLToPath(new URL("..", import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8")) as Group;

/** Lays a patch over a group. A value is replaced whole: a patch's single shadow must not keep a base's second. */
function overlay(base: Group, patch: Group): Group {
  const entries = Object.entries(patch).map(([name, value]) => {
    const under = base[name];
    const isGroup = (each: unknown): each is Group => typeof each === "object" && each !== null && !Array.isArray(each);
    return [name, isGroup(value) && isGroup(under) ? overlay(under, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

/** Resolves every reference of the base with a brand's patch over it. */
async function resolve(brand: Brand): Promise<Map<string, Token>> {
  const files = readdirSync(join(folder, "core")).map((name) => join("core", name));
  const tokens = [...files, `niches/${brand}.json`].map(readJson).reduce(overlay, {});
  const dictionary = new StyleDictionary({
    tokens: tokens as DesignTokens,
    usesDtcg: true,
    platforms: { all: { transforms: ["name/kebab"] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens("all");
  return new Map(
    allTokens.map(({ path, $type, $value }) => [path.join("."), { type: String($type), value: $value as unknown }]),
  );
}

/** The tokens under `group.`, by the rest of their path. */
function group(tokens: Map<string, Token>, name: string): [string, Token][] {
  return [...tokens].flatMap(([path, token]) =>
    path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), token]] : [],
  );
}

/** Reads one brand and derives what it did not say. */
export async function readTheme(brand: Brand): Promise<Theme> {
  const tokens = await resolve(brand);
  const isSeed = (path: string) => /^(brand|light|dark)\./.test(path);
  const form = [...tokens].filter(([path]) => !isSeed(path));
  const perScheme = <T>(make: (scheme: Scheme) => T) =>
    Object.fromEntries(schemes.map((scheme) => [scheme, make(scheme)])) as Record<Scheme, T>;

  const seeds = perScheme((scheme) => {
    const said = group(tokens, scheme).map(([name, { value }]) => [name, value]);
    return { ...Object.fromEntries(said), brand: tokens.get("brand.primary")?.value } as Seeds;
  });

  return {
    brand,
    form: new Map(form.map(([path, token]) => [path.replaceAll(".", "-"), token])),
    seeds,
    colours: perScheme((scheme) => deriveColours(seeds[scheme])),
    shadows: perScheme((scheme) => new Map(group(tokens, scheme).filter(([, { type }]) => type === "shadow"))),
  };
}
