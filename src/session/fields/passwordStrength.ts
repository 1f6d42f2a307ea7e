/** From 0, guessed at once, to 4, as good as it gets. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** The sets of characters that guessers try, and how many each has. */
const SETS: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9]/, 33],
];

/** The bits of guessing from which on a password earns each point. */
const POINTS = [20, 36, 52, 80] as const;

/** Whether a character is what a guesser tries next: the one before again, or its neighbour. */
const isGuessable = (before: string, one: string): boolean =>
  Math.abs((before.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0)) <= 1;

/**
 * How strong a password is: the characters that cannot be told from the one before, times the bits of the sets that it
 * draws from. It knows no dictionary, so it advises and never refuses.
 */
export function passwordStrength(password: string): Strength {
  const pool = SETS.reduce((sum, [set, size]) => (set.test(password) ? sum + size : sum), 0);
  const all = [...password];
  const free = all.filter((one, at) => at === 0 || !isGuessable(all[at - 1] ?? '', one)).length;
  const bits = pool === 0 ? 0 : free * Math.log2(pool);
  return POINTS.filter((least) => bits >= least).length as Strength;
}
