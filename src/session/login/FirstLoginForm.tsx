import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { LoginResult } from '#src/platform/contract.generated.ts';
import { setPaymentPassword } from '#src/platform/endpoints/security/passwords.ts';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { NewPasswordFields } from '#src/session/fields/NewPasswordFields.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import {
  PAYMENT_PASSWORD_FIELDS,
  usePaymentPasswordRule,
} from '#src/session/fields/usePasswordRule.ts';
import { platformAs } from '#src/session/platformAs.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { SignIn } from './useSignIn.ts';

export interface FirstLoginFormProps {
  result: LoginResult;
  signIn: SignIn;
}

/** The offer at the first login: a payment password, which withdrawals and transfers require (S4.3). */
export function FirstLoginForm({ result, signIn }: FirstLoginFormProps) {
  const { t } = useTranslation('session');
  const brand = useBrand();
  const rule = usePaymentPasswordRule();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const submit = useFormSubmit(
    form,
    ['password', 'confirmPassword'],
    async (values) => {
      await setPaymentPassword(platformAs(brand, result.token), {
        newPaymentPassword: values.password,
        confirmNewPaymentPassword: values.confirmPassword,
      });
      signIn.finish(result);
    },
    PAYMENT_PASSWORD_FIELDS,
  );
  return (
    <FormProvider {...form}>
      <SiteForm label={t('first.title')} onSubmit={submit}>
        <Text tone="secondary">{t('first.text')}</Text>
        <FormFailure state={form.formState} />
        <NewPasswordFields rule={rule} label={t('first.label')} />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {t('first.submit')}
          </Button>
          <Button tone="quiet" size="l" onClick={() => signIn.finish(result)}>
            {t('first.later')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
