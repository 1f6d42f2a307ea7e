import { useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { CurrentPasswordField } from '#src/session/fields/CurrentPasswordField.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { NewPasswordFields } from '#src/session/fields/NewPasswordFields.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import {
  PAYMENT_PASSWORD_FIELDS,
  usePaymentPasswordRule,
} from '#src/session/fields/usePasswordRule.ts';
import { useStepUp } from '#src/session/stepUp/useStepUp.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { useRefreshSecurity } from '../parts/useRefreshSecurity.ts';
import {
  type PaymentPasswordValues,
  useChangePaymentPassword,
} from './useChangePaymentPassword.ts';

const NAMES = ['oldPassword', 'password', 'confirmPassword'] as const;
const EMPTY: PaymentPasswordValues = { oldPassword: '', password: '', confirmPassword: '' };

/** Sets the payment password, with the old one if set; a player who forgot it uses a step-up instead. */
export function PaymentPasswordForm({ isSet }: { isSet: boolean }) {
  const { t } = useTranslation(['security', 'session']);
  const words = useErrorMessage();
  const toast = useToast();
  const rule = usePaymentPasswordRule();
  const change = useChangePaymentPassword();
  const refresh = useRefreshSecurity();
  const stepUp = useStepUp();
  const [forgotten, setForgotten] = useState(false);
  const form = useForm({ defaultValues: EMPTY });
  const { control, formState } = form;
  const submit = useFormSubmit(
    form,
    NAMES,
    async (values) => {
      try {
        if (!(await stepUp.run((token) => change(values, token)))) return;
      } catch (error) {
        const wrong = error instanceof PlatformError && error.code === 'payment_password_wrong';
        if (!wrong) throw error;
        form.setError('oldPassword', { message: words(error) }, { shouldFocus: true });
        return;
      }
      form.reset();
      setForgotten(false);
      toast({ tone: 'success', title: t('payment.done') });
      await refresh();
    },
    PAYMENT_PASSWORD_FIELDS,
  );
  const forget = () => {
    form.resetField('oldPassword');
    setForgotten(true);
  };
  return (
    <FormProvider {...form}>
      <SiteForm label={t('payment.title')} onSubmit={submit}>
        <FormFailure state={formState} />
        {isSet && !forgotten && (
          <Controller
            control={control}
            name="oldPassword"
            rules={{ required: t('session:fault.required') }}
            render={({ field, fieldState }) => (
              <CurrentPasswordField
                {...field}
                label={t('payment.old')}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        {forgotten && <Text tone="secondary">{t('payment.forgottenText')}</Text>}
        <NewPasswordFields rule={rule} label={t('payment.new')} />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
            {t(isSet ? 'payment.change' : 'payment.set')}
          </Button>
          {isSet && !forgotten && (
            <Button tone="quiet" size="l" onClick={forget}>
              {t('payment.forgotten')}
            </Button>
          )}
        </FormActions>
      </SiteForm>
      {stepUp.dialog}
    </FormProvider>
  );
}
