import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PointConfig } from '#src/platform/contract.generated.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { worthOf } from '../pointUnits.ts';
import { SpendForm, type Spending } from '../SpendForm.tsx';
import { conversionFault, wholePoints } from './conversion.ts';
import { useConvert } from './useConvert.ts';

export interface ConvertFormProps {
  /** The points that there are. */
  balance: string;
  config: PointConfig;
  onDone: () => void;
}

/** How many points become play credit, and the payment password (S7.30). */
export function ConvertForm({ balance, config, onDone }: ConvertFormProps) {
  const { t } = useTranslation('pointMall');
  const { amount: money } = useFormat();
  const points = usePoints();
  const convert = useConvert(onDone);
  const form = useForm<Spending & { points: string }>({
    defaultValues: { points: '', paymentPassword: '' },
  });
  const amount = wholePoints(form.watch('points'));
  const limits = { points: points(balance), least: points(config.leastConversion) };
  return (
    <FormProvider {...form}>
      <SpendForm
        on="convert"
        label={t('convert.form')}
        submit={t('convert.submit')}
        error={convert.error}
        busy={convert.isPending}
        onSubmit={form.handleSubmit(({ points: typed, paymentPassword }) =>
          convert.mutate({ amount: wholePoints(typed) ?? '', paymentPassword }),
        )}
      >
        <Controller
          control={form.control}
          name="points"
          rules={{
            validate: (typed) => {
              const fault = conversionFault(typed, balance, config);
              return fault === undefined || t(`convert.${fault}`, limits);
            },
          }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
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
            {t('convert.gives', { money: money(worthOf(amount, config.pointsPerUnit)) })}
          </Text>
        )}
      </SpendForm>
    </FormProvider>
  );
}
