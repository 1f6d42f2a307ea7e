import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { FieldFinding } from '#src/platform/contract.generated.ts';

/** The patterns with their own message (S5.3); all others use the length's. */
const PATTERNS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const;

/** The basis of a field's message: the fault, and the bounds of its rule. */
export type Fault = Pick<FieldFinding, 'rule' | 'patternId' | 'min' | 'max'>;

/** The message for a field's fault: by its rule, and for its length and pattern by `patternId` (S5.2, S5.3, S5.4). */
export function useFieldWords(): (fault: Fault) => string {
  const { t } = useTranslation('session');
  const { count } = useFormat();
  return ({ rule, patternId, min, max }) => {
    if (rule !== 'length' && rule !== 'pattern') return t(`fault.${rule}`);
    const range = min === max ? count(min) : t('fault.range', { min: count(min), max: count(max) });
    const known = PATTERNS.find((id) => id === String(patternId));
    return t(`pattern.${known ?? '0'}`, { range });
  };
}
