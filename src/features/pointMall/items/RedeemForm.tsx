import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PointItem } from '#src/platform/contract.generated.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { SpendForm, type Spending } from '../SpendForm.tsx';
import type { PointSpending } from '../useSpending.ts';

export interface RedeemFormProps {
  item: PointItem;
  redeem: PointSpending;
}

/** The payment password of a redemption. */
export function RedeemForm({ item, redeem }: RedeemFormProps) {
  const { t } = useTranslation('pointMall');
  const points = usePoints();
  const form = useForm<Spending>({ defaultValues: { paymentPassword: '' } });
  return (
    <FormProvider {...form}>
      <SpendForm
        on="redeem"
        label={t('redeem.form')}
        submit={t('redeem.submit', { points: points(item.price) })}
        spending={redeem}
        onSubmit={form.handleSubmit(({ paymentPassword }) =>
          redeem.send(item.code, paymentPassword),
        )}
      />
    </FormProvider>
  );
}
