import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ForgottenPaymentPassword } from '#src/session/ForgottenPaymentPassword.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import type { FormProps } from '#src/ui/form/Form.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import { SpendTrouble } from './SpendTrouble.tsx';
import type { PointSpending } from './useSpending.ts';

/** What every form holds that spends points. */
export interface Spending {
  paymentPassword: string;
}

export interface SpendFormProps extends Pick<FormProps, 'label' | 'onSubmit'> {
  /** What the points are spent on; its messages say that it failed, and that the points are as they were. */
  on: 'convert' | 'redeem';
  /** The words of its button, unless it sends again what is not confirmed. */
  submit: string;
  spending: Pick<PointSpending, 'failure' | 'isPending'>;
  /** The fields above the payment password. */
  children?: ReactNode;
}

/** Spends points with the payment password (S7.30). Stands in a `FormProvider`. Says that it failed and the points are as they were, or that it is not confirmed. */
export function SpendForm({ on, submit, spending, children, ...form }: SpendFormProps) {
  const { t } = useTranslation('pointMall');
  const { failure, isPending } = spending;
  const { control } = useFormContext<Spending>();
  return (
    <SiteForm {...form}>
      {failure && <SpendTrouble on={on} failure={failure} />}
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
