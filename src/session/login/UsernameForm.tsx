import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { CurrentPasswordField } from '#src/session/fields/CurrentPasswordField.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { HumanCheckNotice } from '#src/session/fields/HumanCheckNotice.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { UsernameField } from '#src/session/fields/UsernameField.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { LoginCaptcha } from './LoginCaptcha.tsx';
import { rememberAccount, rememberedAccount } from './rememberedAccount.ts';
import type { Area } from './signInStep.ts';
import { useCaptchaAnswer } from './useCaptchaAnswer.ts';
import { useLoginAttempt } from './useLoginAttempt.ts';
import { useLoginSubmit } from './useLoginSubmit.ts';
import type { SignIn } from './useSignIn.ts';

export interface UsernameFormProps {
  area: Area;
  signIn: SignIn;
}

/** The login by username and password (S4.3, S5.5). Only the account name is remembered, for a day (S4.11). */
export function UsernameForm({ area, signIn }: UsernameFormProps) {
  const { t } = useTranslation('session');
  const { humanCheck } = useBrand();
  const { captcha, attempt } = useLoginAttempt(area);
  const answered = useCaptchaAnswer();
  const account = rememberedAccount();
  const form = useForm({
    defaultValues: { username: account, password: '', captcha: '', remember: account !== '' },
  });
  const { control, formState } = form;
  const forget = useDraft(form, { name: `login.${area}`, fields: ['username'] });
  const required = { required: t('fault.required') };
  const clearCaptcha = () => form.resetField('captcha');
  const submit = useLoginSubmit(form, clearCaptcha, async (values) => {
    const username = values.username.trim();
    const { password } = values;
    const body = { type: 'username' as const, username, password };
    await signIn.tryLogin(attempt, { ...body, ...(captcha && answered(values.captcha)) }, body);
    forget();
    rememberAccount(values.remember ? username : '');
  });
  return (
    <FormProvider {...form}>
      <SiteForm label={t('login.byUsername')} onSubmit={submit}>
        <FormFailure state={formState} />
        <UsernameField label={t('login.username')} />
        <Controller
          control={control}
          name="password"
          rules={required}
          render={({ field, fieldState }) => (
            <CurrentPasswordField {...field} error={fieldState.error?.message} />
          )}
        />
        {captcha && <LoginCaptcha />}
        <Controller
          control={control}
          name="remember"
          render={({ field }) => (
            <Checkbox {...field} label={t('login.remember')} hint={t('login.rememberHint')} />
          )}
        />
        {humanCheck.login && <HumanCheckNotice />}
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
            {t('login.submit')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
