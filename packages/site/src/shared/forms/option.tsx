/** What can be chosen in a list: what is sent, and what it is called. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** An option of a `Select`. */
export const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
