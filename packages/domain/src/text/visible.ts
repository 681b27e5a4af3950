/** What nothing is seen of: blanks, controls, what Unicode lets be ignored, marks alone, the Hangul fillers, the blank braille pattern. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{M}\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Whether a database can keep a text: PostgreSQL keeps no NUL and no half of a surrogate pair, and nobody types one. */
export const isKeepable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => text.replace(unseen, "") === "";
