import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { PhoneField, type PhoneFieldProps } from '#src/ui/phoneField/PhoneField.tsx';
import { phoneCountries } from './phoneCountries.ts';

export type MarketPhoneProps = Omit<PhoneFieldProps, 'countries' | 'labels' | 'label'>;

/** The phone field with the countries of the brand's market. */
export function MarketPhone(props: MarketPhoneProps) {
  const { t, i18n } = useTranslation('session');
  const { market } = useBrand();
  return (
    <PhoneField
      {...props}
      label={t('phone.label')}
      labels={{ country: t('phone.country') }}
      countries={phoneCountries(market, i18n.language)}
    />
  );
}
