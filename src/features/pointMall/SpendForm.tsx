import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import type { FormProps } from '#src/ui/form/Form.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';

/** What every form holds that spends points. */
export interface Spending {
  paymentPassword: string;
}

export interface SpendFormProps extends Pick<FormProps, 'label' | 'onSubmit'> {
  /** What the points are spent on; its messages say that it failed, and that the points are as they were. */
  on: 'convert' | 'redeem';
  /** The words of its button. */
  submit: string;
  /** Why it failed, if it did. */
  error: Error | null;
  busy: boolean;
  /** The fields above the payment password. */
  children?: ReactNode;
}

/** Spends points with the payment password (S7.30). Stands in a `FormProvider`. What fails says so, and that the points are as they were. */
export function SpendForm({ on, submit, error, busy, children, ...form }: SpendFormProps) {
  const { t } = useTranslation('pointMall');
  const words = useErrorMessage();
  const { control } = useFormContext<Spending>();
  return (
    <SiteForm {...form}>
      {error && (
        <FormError title={t(`${on}.failed`)}>
          {words(error)} {t(`${on}.kept`)}
        </FormError>
      )}
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
        <Button type="submit" tone="accent" busy={busy}>
          {submit}
        </Button>
      </FormActions>
    </SiteForm>
  );
}
