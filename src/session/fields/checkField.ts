import { compilePattern } from '#src/brand/compilePattern.ts';
import type { FieldConfig, FieldFinding } from '#src/platform/contract.generated.ts';
import { fieldText } from './fieldText.ts';

/** The faults that a value's rule alone can find (S5.2). */
export type FieldFault = Extract<FieldFinding['rule'], 'required' | 'length' | 'pattern'>;

/** Whether a value matches a pattern; if that cannot be checked here, it counts as a match, as the platform decides. */
function matches(pattern: string, value: string, isSafe: (pattern: string) => boolean): boolean {
  return !isSafe(pattern) || compilePattern(pattern).test(value);
}

/**
 * The fault of a value by its field's rule (S5.2). Lengths count characters as people do, not code units.
 * @param isSafe whether a pattern is known to compile and to terminate on every text; no other one is run
 */
export function checkField(
  rule: FieldConfig,
  value: string,
  isSafe: (pattern: string) => boolean,
): FieldFault | undefined {
  const text = fieldText(rule, value);
  if (text === '') return rule.required ? 'required' : undefined;
  const { length } = [...text];
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  return matches(rule.acceptedPattern, text, isSafe) ? undefined : 'pattern';
}
