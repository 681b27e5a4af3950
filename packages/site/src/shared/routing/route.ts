import type { AnswerOf, Call, JsonCall, LocaleCode, QueryOf, Settings, User } from "@kindling/domain/contract";
import type { ComponentType } from "react";
import type { IntlShape } from "react-intl";
import type { Visit } from "../visit/visit.ts";
import type { LazyScreen } from "./lazy-screen.tsx";

export type LayoutName = "default" | "chat" | "lander" | "empty";

/** What a route knows when it is asked for its calls or its head. */
export interface RouteContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly settings: Settings;
  readonly user: User | null;
  readonly locale: LocaleCode;
  readonly visit: Visit;
}

/** A call that a screen will read, with its query. */
export interface WantedCall<C extends Call = JsonCall> {
  readonly call: C;
  readonly query: QueryOf<C>;
}

export const want = <C extends Call>(call: C, query: QueryOf<C>): WantedCall => ({ call, query }) as WantedCall;

/** Reads an answer that is already there. */
export type ReadAnswer = <C extends Call>(call: C, query: QueryOf<C>) => AnswerOf<C> | undefined;

/** What a page says of itself, in its reader's language; nothing while the answers that it goes by are not there. */
export type Words<T = string> = (intl: IntlShape, context: RouteContext, read: ReadAnswer) => T;

/** One named route of the product. */
export interface RouteDefinition {
  readonly name: string;
  readonly path: string;
  readonly layout: LayoutName;
  /** `member` sends visitors to log in; `visitor` sends members home. */
  readonly access: "anyone" | "member" | "visitor";
  /** Whether search engines may keep it. @default where anybody may see it */
  readonly indexed?: false;
  /** Whether it belongs to the members area. */
  readonly membersArea?: boolean;
  /** What its parameters may be; with any other value it is no such page. */
  readonly params?: Readonly<Record<string, (value: string) => boolean>>;
  /** Whether there is such a page, where only its answers say so. */
  readonly isFound?: (context: RouteContext, read: ReadAnswer) => boolean;
  readonly screen: LazyScreen;
  /** What stands there, in the final shape, until the screen does. A member's is in `app/member-part.ts`. */
  readonly skeleton?: ComponentType;
  /** The page's title, without site name and count. Its description is in `app/descriptions.ts`. */
  readonly title: Words;
  /** What the server fetches before it renders, so that the browser starts with the answers. */
  readonly calls?: (context: RouteContext) => readonly WantedCall[];
  /** What it fetches then, where that hangs on the first answers. */
  readonly callsAfter?: (context: RouteContext, read: ReadAnswer) => readonly WantedCall[];
}
