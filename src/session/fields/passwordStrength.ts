/** From 0, guessed at once, to 4, the strongest. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** The character sets that guessers try, and their sizes. */
const SETS: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9]/, 33],
];

/** The bits of entropy at which a password earns each point. */
const POINTS = [20, 36, 52, 80] as const;

/** Whether a character is what a guesser tries next: a repeat of the one before, or its neighbour. */
const isGuessable = (before: string, one: string): boolean =>
  Math.abs((before.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0)) <= 1;

/**
 * The strength of a password: the characters that do not follow from the one before, times the bits of its character sets. It knows no
 * dictionary, so it advises and never refuses.
 */
export function passwordStrength(password: string): Strength {
  const pool = SETS.reduce((sum, [set, size]) => (set.test(password) ? sum + size : sum), 0);
  const all = [...password];
  const free = all.filter((one, at) => at === 0 || !isGuessable(all[at - 1] ?? '', one)).length;
  const bits = pool === 0 ? 0 : free * Math.log2(pool);
  return POINTS.filter((least) => bits >= least).length as Strength;
}
