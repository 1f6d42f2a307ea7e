import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PointConfig } from '#src/platform/contract.generated.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { worthOf } from '../pointUnits.ts';
import { SpendForm, type Spending } from '../SpendForm.tsx';
import type { PointSpending } from '../useSpending.ts';
import { conversionFault, wholePoints } from './conversion.ts';

export interface ConvertFormProps {
  /** The available points. */
  balance: string;
  config: PointConfig;
  convert: PointSpending;
}

/** The form to convert points into play credit, with the payment password (S7.30). An unconfirmed order can only be retried. */
export function ConvertForm({ balance, config, convert }: ConvertFormProps) {
  const { t } = useTranslation('pointMall');
  const { amount: money } = useFormat();
  const points = usePoints();
  const { decimals } = useCurrency();
  const form = useForm<Spending & { points: string }>({
    defaultValues: { points: '', paymentPassword: '' },
  });
  const { ordered } = convert;
  const amount = ordered ?? wholePoints(form.watch('points'));
  const limits = { points: points(balance), least: points(config.leastConversion) };
  return (
    <FormProvider {...form}>
      <SpendForm
        on="convert"
        label={t('convert.form')}
        submit={t('convert.submit')}
        spending={convert}
        onSubmit={form.handleSubmit(({ points: typed, paymentPassword }) =>
          convert.send(ordered ?? wholePoints(typed) ?? '', paymentPassword),
        )}
      >
        <Controller
          control={form.control}
          name="points"
          rules={{
            validate: (typed) => {
              if (ordered !== undefined) return true;
              const fault = conversionFault(typed, balance, config);
              return fault === undefined || t(`convert.${fault}`, limits);
            },
          }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              value={ordered === undefined ? field.value : points(ordered)}
              disabled={ordered !== undefined}
              label={t('convert.amount')}
              hint={t('convert.hint', limits)}
              error={fieldState.error?.message}
              inputMode="numeric"
              autoComplete="off"
              required
            />
          )}
        />
        {amount !== undefined && (
          <Text figures>
            {t('convert.gives', { money: money(worthOf(amount, config.pointsPerUnit, decimals)) })}
          </Text>
        )}
      </SpendForm>
    </FormProvider>
  );
}
