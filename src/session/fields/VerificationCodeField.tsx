import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx';

/** The field `verificationCode` of a form, with the button that sends the code, within a `FormProvider` (S4.7). */
export function VerificationCodeField({ send }: Pick<OneTimeCodeFieldProps, 'send'>) {
  const { t } = useTranslation('session');
  const { control, clearErrors } = useFormContext<{ verificationCode: string }>();
  const sendCode = async () => {
    const sent = await send();
    // A code that was missing is now on its way, as its hint says.
    if (sent) clearErrors('verificationCode');
    return sent;
  };
  return (
    <Controller
      control={control}
      name="verificationCode"
      rules={{ required: t('fault.required') }}
      render={({ field, fieldState }) => (
        <OneTimeCodeField {...field} error={fieldState.error?.message} send={sendCode} />
      )}
    />
  );
}
