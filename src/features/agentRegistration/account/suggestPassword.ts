import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { checkField } from '#src/session/fields/checkField.ts';

/** Letters and digits that nobody takes for one another when they read them out or copy them by hand. */
const SETS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
/** Marks that a rule may want besides. */
const MARKS = '!#%+-=?@';
/** The sets that are tried, one after another, until a rule takes what is drawn from them. */
const TRIED: readonly (readonly string[])[] = [SETS, [...SETS, MARKS], [SETS[0]], [SETS[2]]];

const LENGTH = 12;
const TRIES = 50;

/** A number below `end`, each as likely as the others. */
function below(end: number): number {
  const fair = 2 ** 32 - (2 ** 32 % end);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? drawn % end : below(end);
}

/** A text with a character of each of some sets, and the others of any. */
function draw(sets: readonly string[], length: number): string {
  const all = sets.join('');
  const text = Array.from({ length }, () => all.charAt(below(all.length)));
  return sets.every((set) => text.some((one) => set.includes(one)))
    ? text.join('')
    : draw(sets, length);
}

/**
 * A random password by the rule of its field; none where the rule takes none of those drawn.
 *
 * @param isSafe whether a pattern is known to compile and to come to an end on every text
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
