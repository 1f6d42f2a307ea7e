import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { sendSmsNoLogin } from '#src/platform/endpoints/accounts/challenges.ts';
import { resetPasswordBySms } from '#src/platform/endpoints/security/passwords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { NewPasswordFields } from '#src/session/fields/NewPasswordFields.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { usePasswordRule } from '#src/session/fields/usePasswordRule.ts';
import { VerificationCodeField } from '#src/session/fields/VerificationCodeField.tsx';
import { PhoneInput } from '#src/session/phone/PhoneInput.tsx';
import { noPhone, readMarketPhone } from '#src/session/phone/readMarketPhone.ts';
import { usePhoneCheck } from '#src/session/phone/usePhoneCheck.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';

export interface ResetBySmsFormProps {
  /** Called with the token of the new session. */
  onToken: (token: string) => void;
}

/** Sets a new password by a phone code, and logs in with it (S4.6, S7.13). */
export function ResetBySmsForm({ onToken }: ResetBySmsFormProps) {
  const { t, i18n } = useTranslation(['recovery', 'session']);
  const { market } = useBrand();
  const platform = usePlatform();
  const rule = usePasswordRule();
  const checkPhone = usePhoneCheck();
  const form = useForm({
    defaultValues: {
      mobileNum: noPhone(market),
      verificationCode: '',
      password: '',
      confirmPassword: '',
    },
  });
  const { control, formState } = form;
  const forget = useDraft(form, { name: 'recovery.mobile', fields: ['mobileNum'] });
  const numberOf = async () => (await readMarketPhone(form.getValues('mobileNum'), market))?.e164;
  const send = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined;
    const mobileNum = await numberOf();
    return mobileNum === undefined
      ? undefined
      : sendSmsNoLogin(platform, i18n.language, { mobileNum });
  };
  const names = ['password', 'confirmPassword'] as const;
  const submit = useFormSubmit(form, names, async (values) => {
    const mobileNum = (await numberOf()) ?? values.mobileNum.text;
    const { token } = await resetPasswordBySms(platform, i18n.language, {
      newPassword: values.password,
      mobileNum,
      verificationCode: values.verificationCode.trim(),
    });
    forget();
    onToken(token);
  });
  return (
    <FormProvider {...form}>
      <SiteForm label={t('by.mobile')} onSubmit={submit}>
        <FormFailure state={formState} />
        <Controller
          control={control}
          name="mobileNum"
          rules={{ validate: checkPhone }}
          render={({ field, fieldState }) => (
            <PhoneInput {...field} error={fieldState.error?.message} required />
          )}
        />
        <VerificationCodeField send={send} />
        <NewPasswordFields rule={rule} label={t('session:password.new')} rated />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
            {t('mobileSubmit')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
