/** A brand's file that cannot be built: every fault in it, each with what mends it. */
export class BrandProblem extends Error {
  readonly faults: readonly string[];

  constructor(brand: string, faults: readonly string[]) {
    super([`The brand ${brand} cannot be built.`, ...faults].join("\n"));
    this.name = "BrandProblem";
    this.faults = faults;
  }
}
