/** What a form sends beside what can be seen of it. */
export const HiddenFields = ({ fields = {} }: { fields?: Readonly<Record<string, string>> | undefined }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
