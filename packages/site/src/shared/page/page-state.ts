import type { Notice, Posted } from "../forms/form.ts";
import type { Visit } from "../visit/visit.ts";
import type { ErrorCode, Facts, LocaleCode, Settings, User } from "@kindling/domain/contract";

/** What the server's render hands to the browser's, so that both render the same. */
export interface PageState {
  readonly locale: LocaleCode;
  /** The BCP 47 tag by which dates, times and numbers are written (decision 0042). */
  readonly formats: string;
  /** The instant of the render, by the server's clock. */
  readonly now: number;
  readonly timeZone: string;
  readonly settings: Settings;
  readonly locales: readonly LocaleCode[];
  readonly user: User | null;
  /** Answers by cache key. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Why the screen could not be shown, instead of it. */
  readonly failure: { readonly code: ErrorCode; readonly facts: Facts } | null;
  /** Where the visitor came from, by the address of this document. */
  readonly visit: Visit;
  /** Whether the entry warning was answered before. */
  readonly entered: boolean;
  /** The request key of the forms of this document. */
  readonly formKey: string;
  /** The form that came back with the page. */
  readonly posted: Posted | null;
  /** What the form before this page has come to. */
  readonly notice: Notice | null;
}

export const stateElementId = "page-state";

/** State as JSON inside a script element: nothing in it can end the element or break a line of script. */
export const serializeState = (state: PageState): string =>
  JSON.stringify(state).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The state that the server wrote into the document. */
export const readState = (): PageState =>
  JSON.parse(document.getElementById(stateElementId)!.textContent!) as PageState;
