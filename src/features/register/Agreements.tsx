import { useFormContext } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { NewTabLink } from '#src/session/fields/NewTabLink.tsx';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import type { RegisterValues } from './registerValues.ts';

/** The required checkboxes: the market's minimum age, and agreement to terms and privacy policy (S5.6, S8.4). */
export function Agreements() {
  const { t } = useTranslation('register');
  const { control } = useFormContext<RegisterValues>();
  const { market } = useBrand();
  const age = useFormat().count(market.minimumAge);
  const links = { terms: <NewTabLink to="/terms" />, privacy: <NewTabLink to="/privacy" /> };
  return (
    <>
      <TouchedController
        control={control}
        name="ageConfirmed"
        rules={{ validate: (ticked) => ticked || t('ageMissing', { age }) }}
        render={({ field, fieldState }) => (
          <Checkbox
            {...field}
            label={t('age', { age })}
            error={fieldState.error?.message}
            required
          />
        )}
      />
      <TouchedController
        control={control}
        name="termsAgreed"
        rules={{ validate: (ticked) => ticked || t('termsMissing') }}
        render={({ field, fieldState }) => (
          <Checkbox
            {...field}
            label={<Trans t={t} i18nKey="terms" components={links} />}
            error={fieldState.error?.message}
            required
          />
        )}
      />
    </>
  );
}
