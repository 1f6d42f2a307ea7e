import { compilePattern } from '#src/brand/compilePattern.ts';
import type { FieldConfig, FieldFinding } from '#src/platform/contract.generated.ts';
import { fieldText } from './fieldText.ts';

/** What can be wrong with a value by its rule alone (S5.2). */
export type FieldFault = Extract<FieldFinding['rule'], 'required' | 'length' | 'pattern'>;

/** Whether a value matches a pattern; what cannot be told here counts as a match, for the platform has the last word. */
function matches(pattern: string, value: string, isSafe: (pattern: string) => boolean): boolean {
  return !isSafe(pattern) || compilePattern(pattern).test(value);
}

/**
 * What is wrong with a value by the rule of its field (S5.2). Lengths count characters as people do, not code units.
 * @param isSafe whether a pattern is known to compile and to come to an end on every text; no other one is run
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
