/** A picture with what has to be known before it loads, so that nothing moves when it arrives. */
export interface PhotoSource {
  src: string;
  srcSet?: string;
  /** Pixels of the file, for the reserved ratio. */
  width: number;
  height: number;
  /** A tiny copy as a `data:` address; the browser's scaling blurs it. */
  placeholder?: string;
}
