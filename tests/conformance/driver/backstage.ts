/** What a back end of ours lets a test do that no call does. */
export interface Backstage {
  /** Lets a member block another one, by their ids. */
  block(from: string, to: string): Promise<void>;
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void;
}
