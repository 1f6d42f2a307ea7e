import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { checkField } from '#src/session/fields/checkField.ts';

/** Letters and digits that are not mistaken for one another when read out or copied by hand. */
const SETS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
/** Symbols that a password rule may require. */
const MARKS = '!#%+-=?@';
/** The character sets to draw from, tried in order until the rule accepts a password. */
const TRIED: readonly (readonly string[])[] = [SETS, [...SETS, MARKS], [SETS[0]], [SETS[2]]];

const LENGTH = 12;
const TRIES = 50;

/** A uniformly random integer below `end`. */
function below(end: number): number {
  const fair = 2 ** 32 - (2 ** 32 % end);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? drawn % end : below(end);
}

/** A random text with at least one character of each set. */
function draw(sets: readonly string[], length: number): string {
  const all = sets.join('');
  const text = Array.from({ length }, () => all.charAt(below(all.length)));
  return sets.every((set) => text.some((one) => set.includes(one)))
    ? text.join('')
    : draw(sets, length);
}

/**
 * A random password that fits the rule of its field; undefined if no drawn password fits.
 *
 * @param isSafe whether a pattern is known to compile and to terminate on every text
 */
export function suggestPassword(
  rule: FieldConfig,
  isSafe: (pattern: string) => boolean,
): string | undefined {
  const length = Math.min(Math.max(LENGTH, rule.minLength), rule.maxLength);
  for (const sets of TRIED.filter((some) => some.length <= length)) {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const password = draw(sets, length);
      if (checkField(rule, password, isSafe) === undefined) return password;
    }
  }
  return undefined;
}
