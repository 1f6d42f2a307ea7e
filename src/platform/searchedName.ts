/** The longest part of a name that the platform searches for, in characters as people count them. */
const LONGEST_NAME = 40;

/** The longest account prefix that the platform searches for. */
export const LONGEST_ACCOUNT = 32;

/** The start of a search text as the platform accepts it: no character is cut in two, and the one that no text can hold is removed. */
export const searchedText = (typed: string, longest: number): string =>
  [...typed.replaceAll('\0', '').trim()].slice(0, longest).join('').trim();

/** The name to search the platform for; undefined for an empty search. */
export const searchedName = (typed: string): string | undefined =>
  searchedText(typed, LONGEST_NAME) || undefined;
