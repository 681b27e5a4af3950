/** A place in a list that goes by time, the latest first: an instant in milliseconds, and what tells apart what is as late. */
export interface Place {
  readonly at: number;
  readonly id: number;
}

/** The cursor of a place; nobody but who made it reads it. */
export const cursorOf = ({ at, id }: Place): string => `${at}_${id}`;

/** The place of a cursor that fits its schema. */
export function placeOf(cursor: string): Place {
  const [at, id] = cursor.split("_").map(Number);
  return { at: at!, id: id! };
}
