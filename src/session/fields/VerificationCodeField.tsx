import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx';

/** The field `verificationCode` of a form, with the button that sends the code, within a `FormProvider` (S4.7). */
export function VerificationCodeField({ send }: Pick<OneTimeCodeFieldProps, 'send'>) {
  const { t } = useTranslation('session');
  const { control } = useFormContext<{ verificationCode: string }>();
  return (
    <Controller
      control={control}
      name="verificationCode"
      rules={{ required: t('fault.required') }}
      render={({ field, fieldState }) => (
        <OneTimeCodeField {...field} error={fieldState.error?.message} send={send} />
      )}
    />
  );
}
