import type { Client } from "@kindling/domain/client";
import type { LocaleCode } from "@kindling/domain/contract";
import type { RouteContext } from "../routing/route.ts";
import type { Problem } from "../problems/problem.ts";
import type { FormFields, FormName, Notice } from "./form.ts";

/** What an action knows of the form that was sent. */
export interface ActionContext extends RouteContext {
  /** Speaks for the account that the form was made for. */
  readonly client: Client;
  readonly fields: FormFields;
  /** Of this form on this page, whenever and how often it is sent: what it does is done once. */
  readonly requestKey: string;
  /** The request key of one of its files. */
  readonly keyOfFile: (file: File) => Promise<string>;
  /** Those that a reader may choose. */
  readonly locales: readonly LocaleCode[];
  /** By the back end's clock. */
  readonly now: number;
  /** Where the reader's clock hangs, as far as it is known. */
  readonly timeZone: string;
  /** The address of the page that the form stands on. */
  readonly here: string;
}

/** Where the reader goes next. Or the same page again, with what was filled in, where there is more to ask. */
export type Outcome =
  | { readonly to: string; readonly cookies?: Readonly<Record<string, string>>; readonly notice?: Notice }
  | { readonly again: Readonly<Record<string, readonly string[]>>; readonly problem?: Problem };

/** What a form does where no script sends it. What it throws is said on its page, with everything typed kept. */
export interface FormAction {
  readonly form: FormName;
  /** The routes whose pages have it. @default every page, and its own path where it has one */
  readonly routes?: readonly string[];
  /** A path of its own, for a form that may stand on any page and leads to one place. */
  readonly path?: string;
  /** Fields that never come back. */
  readonly secrets?: readonly string[];
  /** The most that its files may weigh together, in bytes. They do not come back either. @default it takes none */
  readonly files?: number;
  readonly run: (context: ActionContext) => Promise<Outcome>;
}
