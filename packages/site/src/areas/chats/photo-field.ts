/** The field of a form that holds a conversation's photos, or the message of one that is to be uncovered. */
export const photoField = "photo";
