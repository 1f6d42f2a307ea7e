import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ForgottenPaymentPassword } from '#src/session/ForgottenPaymentPassword.tsx';
import { CurrentPasswordField } from '#src/session/fields/CurrentPasswordField.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import type { TransferFailure } from '#src/shared/balance/transfer/TransferFailure.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';

export interface ConfirmFormProps {
  amount: string;
  busy: boolean;
  /** A retry: the first outcome is unknown. */
  isAgain: boolean;
  /** The failure caused by a wrong payment password. */
  wrong: TransferFailure | undefined;
  onSend: (paymentPassword: string) => Promise<void>;
}

/** The form with the payment password that sends a transfer. */
export function ConfirmForm({ amount, busy, isAgain, wrong, onSend }: ConfirmFormProps) {
  const { t } = useTranslation('lineTransfer');
  const words = useErrorMessage();
  const format = useFormat();
  const form = useForm({ defaultValues: { paymentPassword: '' } });
  const send = form.handleSubmit(({ paymentPassword }) => onSend(paymentPassword));
  return (
    <SiteForm label={t('reviewForm')} onSubmit={send}>
      <Controller
        control={form.control}
        name="paymentPassword"
        rules={{ required: t('passwordMissing') }}
        render={({ field, fieldState }) => (
          <CurrentPasswordField
            {...field}
            label={t('password')}
            error={fieldState.error?.message ?? (wrong && words(wrong.cause))}
          />
        )}
      />
      <FormActions>
        <Button type="submit" tone="accent" busy={busy}>
          {isAgain ? t('again') : t('send', { amount: format.amount(amount) })}
        </Button>
        <ForgottenPaymentPassword size="l" />
      </FormActions>
    </SiteForm>
  );
}
