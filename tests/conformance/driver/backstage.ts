/** What a back end of ours lets a test do that no call does. */
export interface Backstage {
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void;
}
