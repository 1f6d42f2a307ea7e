import { compilePattern } from '#src/brand/compilePattern.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

type Rule = ResolvedBrand['registration']['username']['password'];

/** Passwords that differ in the characters that a brand may require. */
const CANDIDATES = ['player2026', 'Player2026', 'PLAYER2026', 'Player-2026', '2026202620'];
const FILLING = '0123456789';

/** Fits a text to the length that a rule requires. */
const fitted = (text: string, { minLength, maxLength }: Rule): string =>
  text.padEnd(minLength, FILLING).slice(0, Math.max(maxLength, 1));

/** The password shared by all seeded players of a brand: the simplest one that its rule accepts (S5.2). */
export function seedPassword({ registration }: Pick<ResolvedBrand, 'registration'>): string {
  const rule = registration.username.password;
  const accepted = compilePattern(rule.acceptedPattern);
  const all = CANDIDATES.map((candidate) => fitted(candidate, rule));
  return all.find((password) => accepted.test(password)) ?? fitted(CANDIDATES.join(''), rule);
}
