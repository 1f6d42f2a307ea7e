import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { isOfAge, readDate } from '#src/session/fields/birthday.ts';
import { useFieldCheck } from '#src/session/fields/useFieldCheck.ts';
import type { TextName } from './fieldNames.ts';

/** Checks a line of text of the registration: words for what is wrong, or `undefined` (S5.1, S5.2). */
export function useFieldRule(): (
  name: TextName,
  rule: FieldConfig,
  value: string,
) => string | undefined {
  const { t } = useTranslation('session');
  const { market } = useBrand();
  const check = useFieldCheck();
  return (name, rule, value) => {
    if (name !== 'birthday' || value === '') return check(rule, value);
    const date = readDate(value);
    if (date === undefined) return t('fault.date');
    const old = isOfAge(date, market.minimumAge, market.timeZone, new Date());
    return old ? undefined : t('fault.age');
  };
}
