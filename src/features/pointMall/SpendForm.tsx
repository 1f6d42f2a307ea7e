import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ForgottenPaymentPassword } from '#src/session/ForgottenPaymentPassword.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import type { FormProps } from '#src/ui/form/Form.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import { SpendError } from './SpendError.tsx';
import type { PointSpending } from './useSpending.ts';

/** The values of a form to spend points. */
export interface Spending {
  paymentPassword: string;
}

export interface SpendFormProps extends Pick<FormProps, 'label' | 'onSubmit'> {
  /** The use of the points; its messages say that spending failed and the points are unchanged. */
  on: 'convert' | 'redeem';
  /** The button's label, unless it retries an unconfirmed order. */
  submit: string;
  spending: Pick<PointSpending, 'failure' | 'isPending'>;
  /** The fields above the payment password. */
  children?: ReactNode;
}

/**
 * The form to spend points with the payment password (S7.30), within a `FormProvider`. Reports a failure, with points unchanged, or an
 * unknown outcome.
 */
export function SpendForm({ on, submit, spending, children, ...form }: SpendFormProps) {
  const { t } = useTranslation('pointMall');
  const { failure, isPending } = spending;
  const { control } = useFormContext<Spending>();
  return (
    <SiteForm {...form}>
      {failure && <SpendError on={on} failure={failure} />}
      {children}
      <Controller
        control={control}
        name="paymentPassword"
        rules={{ required: t('password.missing') }}
        render={({ field, fieldState }) => (
          <PaymentPasswordField {...field} error={fieldState.error?.message} />
        )}
      />
      <FormActions>
        <Button type="submit" tone="accent" busy={isPending}>
          {failure?.outcome === 'unconfirmed' ? t('retry') : submit}
        </Button>
        <ForgottenPaymentPassword />
      </FormActions>
    </SiteForm>
  );
}
