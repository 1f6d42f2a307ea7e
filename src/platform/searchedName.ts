/** The longest part of a name that the platform searches for, in characters as people count them. */
const LONGEST_NAME = 40;

/** The search text as the platform takes it; undefined for an empty search. A character is never cut in two. */
export const searchedName = (typed: string): string | undefined =>
  [...typed.trim()].slice(0, LONGEST_NAME).join('').trim() || undefined;
