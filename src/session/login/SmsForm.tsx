import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { sendSmsNoLogin } from '#src/platform/endpoints/accounts/challenges.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { VerificationCodeField } from '#src/session/fields/VerificationCodeField.tsx';
import { PhoneInput } from '#src/session/phone/PhoneInput.tsx';
import { PhoneNotice } from '#src/session/phone/PhoneNotice.tsx';
import { noPhone, readMarketPhone } from '#src/session/phone/readMarketPhone.ts';
import { usePhoneCheck } from '#src/session/phone/usePhoneCheck.ts';
import { usePhoneProof } from '#src/session/phone/usePhoneProof.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { LoginCaptcha } from './LoginCaptcha.tsx';
import type { UsernameFormProps } from './UsernameForm.tsx';
import { useCaptchaAnswer } from './useCaptchaAnswer.ts';
import { useLoginAttempt } from './useLoginAttempt.ts';
import { useLoginSubmit } from './useLoginSubmit.ts';

/** The login by a code sent to the phone (S4.3, S5.5), if the flag MOBILEVERCODELOGIN3 is on. */
export function SmsForm({ area, signIn }: UsernameFormProps) {
  const { t, i18n } = useTranslation('session');
  const { market } = useBrand();
  const platform = usePlatform();
  const { captcha, attempt } = useLoginAttempt(area);
  const answered = useCaptchaAnswer();
  const checkPhone = usePhoneCheck();
  const form = useForm({
    defaultValues: { phone: noPhone(market), verificationCode: '', captcha: '' },
  });
  const { control, formState } = form;
  const phone = usePhoneProof((mobileNum) =>
    sendSmsNoLogin(platform, i18n.language, { mobileNum }),
  );
  const forget = useDraft(form, { name: `login.${area}.sms`, fields: ['phone'] });
  const sendCode = async () => {
    if (!(await form.trigger('phone', { shouldFocus: true }))) return undefined;
    const read = await readMarketPhone(form.getValues('phone'), market);
    return read && phone.send(read.e164);
  };
  const clearCaptcha = () => form.resetField('captcha');
  const submit = useLoginSubmit(form, clearCaptcha, async (values) => {
    const read = await readMarketPhone(values.phone, market);
    const proof = await phone.prove(values.verificationCode.trim());
    const type = 'verificationCode' in proof ? ('sms' as const) : ('firebase' as const);
    const mobileNum = read?.e164 ?? values.phone.text;
    const body = { type, mobileNum, ...proof, ...(captcha && answered(values.captcha)) };
    await signIn.tryLogin(attempt, body, { type });
    forget();
  });
  return (
    <FormProvider {...form}>
      <SiteForm label={t('login.bySms')} onSubmit={submit}>
        <FormFailure state={formState} />
        <Controller
          control={control}
          name="phone"
          rules={{ validate: checkPhone }}
          render={({ field, fieldState }) => (
            <PhoneInput {...field} error={fieldState.error?.message} required />
          )}
        />
        <VerificationCodeField send={sendCode} />
        {captcha && <LoginCaptcha />}
        <PhoneNotice />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
            {t('login.submit')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
