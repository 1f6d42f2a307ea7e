import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ForgottenPaymentPassword } from '#src/session/ForgottenPaymentPassword.tsx';
import { CurrentPasswordField } from '#src/session/fields/CurrentPasswordField.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import type { Order } from './sentOrder.ts';
import type { Ordering } from './useWithdrawalOrder.tsx';

const NAMES = ['paymentPassword'] as const;

export interface ConfirmFormProps {
  order: Order;
  ordering: Ordering;
}

/** The form with the payment password that sends a withdrawal, or retries it if no response came. */
export function ConfirmForm({ order, ordering }: ConfirmFormProps) {
  const { t } = useTranslation('withdrawals');
  const words = useErrorMessage();
  const { amount } = useFormat();
  const form = useForm({ defaultValues: { paymentPassword: '' } });
  const submit = useFormSubmit(form, NAMES, async ({ paymentPassword }) => {
    try {
      await ordering.send(order, paymentPassword);
    } catch (error) {
      const isWrong = error instanceof PlatformError && error.code === 'payment_password_wrong';
      if (!isWrong) throw error;
      form.setError('paymentPassword', { message: words(error) }, { shouldFocus: true });
    }
  });
  return (
    <FormProvider {...form}>
      <SiteForm label={t('review.form')} onSubmit={submit}>
        <FormFailure state={form.formState} />
        <Controller
          control={form.control}
          name="paymentPassword"
          rules={{ required: t('password.missing') }}
          render={({ field, fieldState }) => (
            <CurrentPasswordField
              {...field}
              label={t('password.label')}
              error={fieldState.error?.message}
            />
          )}
        />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {ordering.sent
              ? t('review.again')
              : t('review.submit', { amount: amount(order.amount) })}
          </Button>
          <ForgottenPaymentPassword size="l" />
        </FormActions>
      </SiteForm>
      {ordering.dialog}
    </FormProvider>
  );
}
