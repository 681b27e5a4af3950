import type { PhotoHoldReason } from "@kindling/domain/contract";

/** What is thought of a photo: 0 is harmless, 1 is sure to be what it is held for. */
export interface PhotoScore {
  readonly score: number;
  /** Why it is not to be delivered; `null` where it is. */
  readonly hold: PhotoHoldReason | null;
}

/** Looks at each photo before it is delivered. What it throws keeps the photo back: nothing goes out unseen. */
export interface PhotoScorer {
  /** Which scorer it is, and of which version: it stands beside each decision. */
  readonly name: string;
  /** Scores a photo as it would be delivered, a WebP. */
  score(photo: Uint8Array): Promise<PhotoScore>;
}
