import type { Page } from "playwright-core";
import type { Person } from "./people.ts";
import type { TestSite } from "./site.ts";

/** Who tries a form, and what else it needs. */
export interface Trial {
  readonly site: TestSite;
  readonly page: Page;
  /** The member who is logged in, or who could be. */
  readonly me: Person;
  /** Somebody else's id. */
  readonly other: string;
  /** Words of this trial alone. */
  readonly words: string;
}

/** A form of the product, as somebody uses it. */
export interface FormTrial {
  readonly form: string;
  readonly as: "visitor" | "member";
  /** With script something else takes its place. */
  readonly scriptless?: true;
  readonly path: (trial: Omit<Trial, "page">) => string;
  /** What has to be so before its page is opened. */
  readonly prepare?: (trial: Trial) => Promise<void>;
  /** Fills it in as it is right. */
  readonly fill?: (trial: Trial) => Promise<void>;
  /** Its button. */
  readonly button: string | RegExp;
  /** A field in which Enter sends it. */
  readonly enter?: string;
  /** Waits for what is right afterwards. */
  readonly done: (trial: Trial) => Promise<void>;
  /** Fills in something that is refused. */
  readonly wrong?: (trial: Trial) => Promise<void>;
  /** What is then said, and what of it stands in its field again. */
  readonly says?: string;
  readonly keeps?: readonly [field: string, value: string];
}
