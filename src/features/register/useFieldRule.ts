import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { useBirthdayCheck } from '#src/session/fields/useBirthdayCheck.ts';
import { useFieldCheck } from '#src/session/fields/useFieldCheck.ts';
import type { TextName } from './fieldNames.ts';

/** Validates a text field of the registration: an error message, or `undefined` (S5.1, S5.2). */
export function useFieldRule(): (
  name: TextName,
  rule: FieldConfig,
  value: string,
) => string | undefined {
  const check = useFieldCheck();
  const checkBirthday = useBirthdayCheck();
  return (name, rule, value) =>
    name === 'birthday' && value !== '' ? checkBirthday(value) : check(rule, value);
}
