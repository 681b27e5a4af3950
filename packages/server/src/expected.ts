/** The parts of JSON Schema that say what a setting may be. */
export interface SettingSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: SettingSchema;
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly additionalProperties?: SettingSchema | boolean;
  readonly anyOf?: readonly SettingSchema[];
}

/** The schema of the value at a path. */
export function schemaAt(schema: SettingSchema, path: readonly PropertyKey[]): SettingSchema {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (typeof key === "number") return schemaAt(schema.items ?? {}, rest);
  const named = schema.properties?.[String(key)];
  const other = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
  return schemaAt(named ?? other, rest);
}

/** JSON Schema writes the safe integers' ends where nobody set any. */
const isLimit = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function numberExpected({ type, minimum, maximum }: SettingSchema): string {
  const noun = type === "integer" ? "a whole number" : "a number";
  if (isLimit(minimum) && isLimit(maximum)) return `${noun} from ${minimum} to ${maximum}`;
  if (isLimit(minimum)) return `${noun} of at least ${minimum}`;
  return isLimit(maximum) ? `${noun} of at most ${maximum}` : noun;
}

const formats: Readonly<Record<string, string>> = {
  "date-time": "an instant, as in 2024-01-31T12:00:00Z",
  email: "an e-mail address",
  uri: "an address, as in https://example.com",
};

function textExpected({ pattern, format, minLength, maxLength }: SettingSchema): string {
  if (format && formats[format]) return formats[format];
  if (pattern) return `text that matches ${pattern}`;
  if (minLength && minLength === maxLength) return `text of ${minLength} characters`;
  return minLength ? `text of at least ${minLength} character${minLength > 1 ? "s" : ""}` : "text";
}

/** What a value may be, in words. */
export function expectedOf(schema: SettingSchema): string {
  if (typeof schema.type === "object") return schema.type.map((type) => expectedOf({ ...schema, type })).join(", or ");
  if (schema.anyOf) return schema.anyOf.map(expectedOf).join(", or ");
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  if (schema.const !== undefined) return String(schema.const);
  switch (schema.type) {
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "integer":
    case "number":
      return numberExpected(schema);
    case "string":
      return textExpected(schema);
    case "array":
      return `a list${schema.minItems ? ` of at least ${schema.minItems}` : ""}, each ${expectedOf(schema.items ?? {})}`;
    case "object":
      return "an object";
    default:
      return "a value";
  }
}
