declare module "@20minutes/s3rver" {
  /** A bucket's server for tests; the package has no types of its own. */
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
