import StyleDictionary from "style-dictionary";
import type { DesignTokens } from "style-dictionary/types";
import { core, type Group, isGroup, namesIn, overlay, readNiche } from "./core.ts";
import { deriveColours } from "./derive.ts";
import type { Seeds } from "./derive.ts";
import { defaultSchemes, schemes } from "./names.ts";
import type { Brand, Scheme } from "./names.ts";
import { BrandProblem } from "./problem.ts";
import { faultsOf } from "./schema.ts";

/** A resolved DTCG token. */
export interface Token {
  type: string;
  value: unknown;
  /** The path of the token that says the value, where this one refers to it. */
  source: string;
}

/** A brand, ready to emit. */
export interface Theme {
  brand: string;
  /** The scheme it shows where nobody has chosen one; without, the device's. */
  scheme: Scheme | undefined;
  /** Tokens that do not depend on the scheme, by variable name. */
  form: Map<string, Token>;
  /** What the brand says of its colours. */
  seeds: Record<Scheme, Seeds>;
  /** Where a seed's value is said, by the seed's name. */
  sources: Record<Scheme, Map<string, string>>;
  /** The paths that stand in the brand's own file. */
  said: ReadonlySet<string>;
  /** Derived colours that the brand says itself, by variable name. */
  steps: Record<Scheme, Record<string, string>>;
  /** Colours by variable name: derived from the seeds, with the brand's own steps over them. */
  colours: Record<Scheme, Record<string, string>>;
  shadows: Record<Scheme, Map<string, Token>>;
}

const tokenAt = (tokens: Group, path: string): Group | undefined => {
  const found = path.split(".").reduce<unknown>((group, name) => (isGroup(group) ? group[name] : undefined), tokens);
  return isGroup(found) ? found : undefined;
};

/** Follows a reference to the token that says the value. */
function sourceOf(tokens: Group, path: string): string {
  const way = [path];
  for (const at of way) {
    const value = tokenAt(tokens, at)?.["$value"];
    const next = typeof value === "string" ? value.match(/^\{(.+)\}$/)?.[1] : undefined;
    if (next === undefined) return at;
    if (way.includes(next)) throw new Error(`${[...way, next].join(" refers to ")}: a circle has no value.`);
    way.push(next);
  }
  return path;
}

const pathsOf = (group: Group, before = ""): string[] =>
  namesIn(group).flatMap((name) => {
    const token = group[name] as Group;
    return "$value" in token ? [before + name] : pathsOf(token, `${before}${name}.`);
  });

/** Resolves every reference of the base with a brand's patch over it. */
async function resolve(brand: string, patch: Group): Promise<Map<string, Token>> {
  const tokens = overlay(core, patch);
  try {
    for (const path of pathsOf(patch)) sourceOf(tokens, path);
  } catch (circle) {
    throw new BrandProblem(brand, [(circle as Error).message]);
  }
  const dictionary = new StyleDictionary({
    tokens: tokens as DesignTokens,
    usesDtcg: true,
    log: { verbosity: "silent" },
    platforms: { all: { transforms: ["name/kebab"] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens("all");
  return new Map(
    allTokens.map(({ path, $type, $value }) => {
      const name = path.join(".");
      return [name, { type: String($type), value: $value as unknown, source: sourceOf(tokens, name) }];
    }),
  );
}

/** The tokens under `group.`, by the rest of their path. */
function group(tokens: Map<string, Token>, name: string): [string, Token][] {
  return [...tokens].flatMap(([path, token]) =>
    path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), token]] : [],
  );
}

const perScheme = <T>(make: (scheme: Scheme) => T) =>
  Object.fromEntries(schemes.map((scheme) => [scheme, make(scheme)])) as Record<Scheme, T>;

/** Reads a brand's file and derives what it does not say. A file with faults is refused whole, with all of them. */
export async function readBrand(brand: string, file: unknown, scheme?: Scheme): Promise<Theme> {
  const faults = faultsOf(file);
  if (faults.length > 0) throw new BrandProblem(brand, faults);
  const tokens = await resolve(brand, file as Group);
  const isSeed = (path: string) => /^(brand|light|dark)\./.test(path);
  const form = [...tokens].filter(([path]) => !isSeed(path));
  const said = (each: Scheme) => group(tokens, each).filter(([name]) => !name.startsWith("steps."));
  const values = (named: [string, Token][]) => Object.fromEntries(named.map(([name, { value }]) => [name, value]));

  const seeds = perScheme(
    (each) => ({ ...values(said(each)), brand: tokens.get("brand.primary")?.value }) as unknown as Seeds,
  );
  const steps = perScheme((each) => values(group(tokens, `${each}.steps`)) as Record<string, string>);
  return {
    brand,
    scheme,
    form: new Map(form.map(([path, token]) => [path.replaceAll(".", "-"), token])),
    seeds,
    sources: perScheme((each) => new Map(said(each).map(([name, { source }]) => [name, source]))),
    said: new Set(pathsOf(file as Group)),
    steps,
    colours: perScheme((each) => ({ ...deriveColours(seeds[each]), ...steps[each] })),
    shadows: perScheme((each) => new Map(group(tokens, each).filter(([, { type }]) => type === "shadow"))),
  };
}

/** Reads one of our brands. */
export const readTheme = (brand: Brand): Promise<Theme> => readBrand(brand, readNiche(brand), defaultSchemes[brand]);
