import { Children, type ReactNode } from "react";
import type { IntlShape } from "react-intl";
import type { CompiledCatalogue } from "@kindling/locales/compiled";

interface IntlOptions {
  readonly locale: string;
  readonly timeZone: string;
  readonly messages: CompiledCatalogue;
}

/** What the product's code formats with; of what react-intl has besides nothing is there. */
type Formats = Pick<
  IntlShape,
  | "locale"
  | "timeZone"
  | "messages"
  | "formatDate"
  | "formatDisplayName"
  | "formatList"
  | "formatMessage"
  | "formatNumber"
  | "formatRelativeTime"
  | "formatTime"
>;

type Values = Readonly<Record<string, unknown>>;
type Writer = (chunks: readonly ReactNode[]) => ReactNode;

/** Kinds of a compiled message's elements, as the compiler of formatjs numbers them. */
const Kind = { literal: 0, argument: 1, number: 2, date: 3, time: 4, select: 5, plural: 6, pound: 7, tag: 8 } as const;

interface Part<Type> {
  readonly type: Type;
  readonly value: string;
}
interface Styled<Type> extends Part<Type> {
  readonly style?: string | { readonly parsedOptions?: object } | null;
}
interface Choice<Type> extends Part<Type> {
  readonly options: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}
interface Plural extends Choice<typeof Kind.plural> {
  readonly offset: number;
  readonly pluralType: Intl.PluralRuleType;
}
interface Tag extends Part<typeof Kind.tag> {
  readonly children: readonly Element[];
}

/** A piece of a compiled message. */
type Element =
  | Part<typeof Kind.literal | typeof Kind.argument>
  | Styled<typeof Kind.number | typeof Kind.date | typeof Kind.time>
  | Choice<typeof Kind.select>
  | Plural
  | { readonly type: typeof Kind.pound }
  | Tag;

/** A formatter for each set of options, made once: they are dear. */
function kept<Options extends object, T>(make: (options: Options) => T): (options?: Options) => T {
  const made = new Map<string, T>();
  return (options = {} as Options) => {
    const key = JSON.stringify(options);
    let one = made.get(key);
    if (!one) made.set(key, (one = make(options)));
    return one;
  };
}

const lengthOf = (style: unknown) => (typeof style === "string" ? style : "medium") as "medium";
const skeletonOf = (style: Styled<unknown>["style"]) => (typeof style === "object" ? style?.parsedOptions : undefined);

/** Puts neighbouring strings together. */
function joined(parts: readonly ReactNode[]): ReactNode[] {
  const all: ReactNode[] = [];
  for (const part of parts) {
    const last = all.length - 1;
    if (typeof part === "string" && typeof all[last] === "string") all[last] += part;
    else all.push(part);
  }
  return all;
}

/**
 * Formats messages that were compiled ahead, and what stands in them, as react-intl's `createIntl` does, which has three times
 * the code: formats by name, texts that are parsed, ways to format that nobody here asks for (`docs/decisions/0061`).
 */
export function createIntl({ locale, timeZone, messages }: IntlOptions): IntlShape {
  const date = kept((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
  const number = kept((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const plural = kept((options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));
  const list = kept((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  const relative = kept((options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options));
  const names = kept((options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options));

  const write = (elements: readonly Element[], values: Values, counted?: number): ReactNode[] =>
    joined(elements.flatMap((element) => one(element, values, counted)));

  function one(element: Element, values: Values, counted?: number): ReactNode | ReactNode[] {
    if (element.type === Kind.literal) return element.value;
    if (element.type === Kind.pound) return number().format(counted!);
    if (!(element.value in values)) throw new Error(`No value for ${element.value}`);
    const value = values[element.value];
    switch (element.type) {
      case Kind.number:
        return number(skeletonOf(element.style)).format(value as number);
      case Kind.date:
        return date(skeletonOf(element.style) ?? { dateStyle: lengthOf(element.style) }).format(value as number);
      case Kind.time:
        return date(skeletonOf(element.style) ?? { timeStyle: lengthOf(element.style) }).format(value as number);
      case Kind.select:
        return write((element.options[String(value)] ?? element.options["other"])!.value, values);
      case Kind.plural: {
        const rest = (value as number) - element.offset;
        const rule = () => plural({ type: element.pluralType }).select(rest);
        const option = element.options[`=${value as number}`] ?? element.options[rule()] ?? element.options["other"];
        return write(option!.value, values, rest);
      }
      case Kind.tag:
        return (value as Writer)(Children.toArray(write(element.children, values, counted)));
      default:
        return typeof value === "number" ? String(value) : ((value ?? "") as ReactNode);
    }
  }

  const formatMessage = ({ id }: { id?: string }, values: Values = {}): ReactNode => {
    try {
      const parts = write(messages[id!]!, values);
      return parts.length > 1 ? Children.toArray(parts) : (parts[0] ?? "");
    } catch {
      // A page does without a text rather than fail for it.
      return id;
    }
  };

  const formats: Formats = {
    locale,
    timeZone,
    messages,
    formatMessage: formatMessage as Formats["formatMessage"],
    formatDate: lenient((at, options) => date(options as Intl.DateTimeFormatOptions).format(instantOf(at)), inFull),
    formatTime: lenient((at) => date({ hour: "numeric", minute: "numeric" }).format(instantOf(at)), inFull),
    formatNumber: lenient((value, options) => number(options as Intl.NumberFormatOptions).format(value), String),
    formatRelativeTime: (value, unit, options) =>
      relative(options as Intl.RelativeTimeFormatOptions).format(value, unit!),
    formatList: ((values: Iterable<string>, options?: Intl.ListFormatOptions) =>
      list(options).format(values)) as Formats["formatList"],
    formatDisplayName: lenient(
      (value, options) => names(options as Intl.DisplayNamesOptions).of(value),
      () => undefined,
    ),
  };
  return formats as IntlShape;
}

const inFull = (at: Parameters<Formats["formatDate"]>[0]) => String(instantOf(at));
const instantOf = (at: Parameters<Formats["formatDate"]>[0]) => (typeof at === "string" ? new Date(at) : at);

/** Formats, or says it plainly where the value is none that can be: what a back end writes is not ours. */
const lenient =
  <Given extends readonly unknown[], Text>(format: (...given: Given) => Text, plainly: (value: Given[0]) => Text) =>
  (...given: Given): Text => {
    try {
      return format(...given);
    } catch {
      return plainly(given[0]);
    }
  };
