import { fileURLToPath } from "node:url";
import StyleDictionary from "style-dictionary";
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
  /** Colours by variable name, seeds resolved and steps derived. */
  colours: Record<Scheme, Record<string, string>>;
  shadows: Record<Scheme, Map<string, Token>>;
}

const folder = fileURLToPath(new URL("..", import.meta.url));

/** Reads the base and a brand's patch over it, and resolves every reference. */
async function resolve(brand: Brand): Promise<Map<string, Token>> {
  const dictionary = new StyleDictionary({
    include: [`${folder}core/*.json`],
    source: [`${folder}niches/${brand}.json`],
    usesDtcg: true,
    platforms: { all: { transforms: ["name/kebab"] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens("all");
  return new Map(
    allTokens.map(({ path, $type, $value }) => [
      path.join("."),
      { type: String($type), value: $value as unknown },
    ]),
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

  return {
    brand,
    form: new Map(form.map(([path, token]) => [path.replaceAll(".", "-"), token])),
    colours: perScheme((scheme) => {
      const seeds = group(tokens, scheme).map(([name, { value }]) => [name, value]);
      const primary = tokens.get("brand.primary")?.value;
      return deriveColours({ ...Object.fromEntries(seeds), brand: primary } as Seeds);
    }),
    shadows: perScheme(
      (scheme) => new Map(group(tokens, scheme).filter(([, { type }]) => type === "shadow")),
    ),
  };
}
