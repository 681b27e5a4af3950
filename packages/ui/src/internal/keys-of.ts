/** The names of a set of variants, for controls and stories that go through all of them. */
export const keysOf = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[];
