/** The job that erases accounts. */
export const eraseName = "erase";
