import type { InterestId } from "../../../src/members/interest-icons/interest-icons.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** The same for both sides: photo, name, age, city, three interests, every third online, every fifth new. */
export const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    href: `/members/${index}`,
    name: `Member ${index}`,
    age: 20 + (index % 60),
    city: "Utrecht",
    photo: { src: dot, width: 400, height: 500, placeholder: dot },
    interests: ["music", "hiking", "wine"] satisfies InterestId[],
    online: index % 3 === 0,
    isNew: index % 5 === 0,
  }));

export type Person = ReturnType<typeof people>[number];
