import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { PhoneValue } from '#src/ui/phoneField/phoneCountry.ts';
import { readMarketPhone } from './readMarketPhone.ts';

/** Checks a mobile number: a message, or `undefined`. Fits `validate` of a form (S5.4, S8.8). */
export function usePhoneCheck(required = true): (value: PhoneValue) => Promise<string | undefined> {
  const { t } = useTranslation('session');
  const { market } = useBrand();
  return async (value) => {
    if (value.text.trim() === '') return required ? t('fault.required') : undefined;
    return (await readMarketPhone(value, market)) ? undefined : t('fault.phone');
  };
}
