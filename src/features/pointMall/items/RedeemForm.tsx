import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PointItem } from '#src/platform/contract.generated.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { SpendForm, type Spending } from '../SpendForm.tsx';
import { useRedeem } from './useRedeem.ts';

export interface RedeemFormProps {
  item: PointItem;
  onDone: () => void;
}

/** The payment password of a redemption. */
export function RedeemForm({ item, onDone }: RedeemFormProps) {
  const { t } = useTranslation('pointMall');
  const points = usePoints();
  const redeem = useRedeem(onDone);
  const form = useForm<Spending>({ defaultValues: { paymentPassword: '' } });
  return (
    <FormProvider {...form}>
      <SpendForm
        on="redeem"
        label={t('redeem.form')}
        submit={t('redeem.submit', { points: points(item.price) })}
        error={redeem.error}
        busy={redeem.isPending}
        onSubmit={form.handleSubmit(({ paymentPassword }) =>
          redeem.mutate({ code: item.code, paymentPassword }),
        )}
      />
    </FormProvider>
  );
}
