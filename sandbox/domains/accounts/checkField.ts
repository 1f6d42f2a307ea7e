import { latinDigits } from '#sandbox/kernel/text/phone.ts';
import { compilePattern } from '#src/brand/compilePattern.ts';
import type { FieldFinding } from '#src/platform/contract.generated.ts';
import { hasHidden } from '#src/platform/hiddenCharacters.ts';
import type { FieldName, FieldRule } from './fieldRules.ts';
import { isGuessable } from './isGuessable.ts';

/** The number of the pattern that accepts digits only (S5.3); such fields accept Bengali digits too. */
const DIGITS_ONLY = 6;

/** A finding about a field, with the limits that its message names (S5.2). */
export const findingOf = (
  name: FieldName | 'confirmPassword',
  rule: FieldFinding['rule'],
  { patternId, minLength, maxLength }: FieldRule,
): FieldFinding => ({ name, rule, patternId, min: minLength, max: maxLength });

/** The normalized text of a field, as it is checked and saved. */
export const fieldText = ({ patternId }: FieldRule, value: string): string =>
  patternId === DIGITS_ONLY ? latinDigits(value).trim() : value;

const matches = ({ acceptedPattern }: FieldRule, value: string) =>
  compilePattern(acceptedPattern).test(value);

/** Fields that nobody reads. */
const UNREAD: readonly FieldName[] = ['password', 'paymentPassword'];

/**
 * Checks a field by its rule alone (S5.2); an empty one has no finding. A payment password must not be a guessable PIN, and readable fields
 * must not contain invisible characters: a name with them would pass for another one.
 */
export function checkField(
  name: FieldName,
  rule: FieldRule,
  value: string | undefined,
): FieldFinding | undefined {
  if (!value) return rule.enabled && rule.required ? findingOf(name, 'required', rule) : undefined;
  if (!rule.enabled) return findingOf(name, 'disabled', rule);
  const { length } = [...value];
  if (length < rule.minLength || length > rule.maxLength) return findingOf(name, 'length', rule);
  if (!UNREAD.includes(name) && hasHidden(value)) return findingOf(name, 'characters', rule);
  if (!matches(rule, value)) return findingOf(name, 'pattern', rule);
  const isWeak = name === 'paymentPassword' && isGuessable(value);
  return isWeak ? findingOf(name, 'guessable', rule) : undefined;
}
