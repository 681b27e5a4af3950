/**
 * Remembers what was made for the keys asked for last, `most` of them: for what is dear to make and named by a caller, who could
 * otherwise fill the memory with names.
 */
export function remember<Key, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.has(key) ? known.get(key)! : make(key);
    known.delete(key);
    known.set(key, value);
    if (known.size > most) known.delete(known.keys().next().value!);
    return value;
  };
}
