import { useTranslation } from 'react-i18next';
import { isName } from '#src/platform/isName.ts';
import { useFieldCheck } from '#src/session/fields/useFieldCheck.ts';
import { REAL_NAME_RULE } from './realNameRule.ts';

/** Checks a real name: an error message, or `undefined`. It can be set only once, so what cannot be a name is not sent. */
export function useRealNameCheck(): (typed: string) => string | undefined {
  const { t } = useTranslation('details');
  const check = useFieldCheck();
  return (typed) => {
    const name = typed.trim();
    return check(REAL_NAME_RULE, name) ?? (name === '' || isName(name) ? undefined : t('notName'));
  };
}
