import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { latinDigits } from '#src/ui/latinDigits.ts';

/** The pattern of digits alone (S5.3): such a field takes the digits of every script. */
const DIGITS_ONLY = 6;

/** The text of a field as it is checked and sent. */
export const fieldText = ({ patternId }: Pick<FieldConfig, 'patternId'>, value: string): string =>
  patternId === DIGITS_ONLY ? latinDigits(value).trim() : value;
