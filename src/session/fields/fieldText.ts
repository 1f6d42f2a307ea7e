import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { latinDigits } from '#src/ui/latinDigits.ts';

/** The digits-only pattern (S5.3): such a field accepts the digits of every script. */
const DIGITS_ONLY = 6;

/** The field's text as checked and sent. */
export const fieldText = ({ patternId }: Pick<FieldConfig, 'patternId'>, value: string): string =>
  patternId === DIGITS_ONLY ? latinDigits(value).trim() : value;
