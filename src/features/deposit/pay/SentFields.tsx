import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import type { TellValues } from './tellValues.ts';

const ACTIONS = ['send-money', 'cash-out', 'payment', 'bank-transfer'] as const;

/** What was really sent, where that was another amount or another kind of payment than was asked for. */
export function SentFields({ control }: { control: Control<TellValues> }) {
  const { t } = useTranslation('deposit');
  const { currencySymbol } = useBrand().market;
  return (
    <>
      <Controller
        control={control}
        name="sentAmount"
        rules={{ validate: (sent) => isPositive(sent) || t('amount.missing') }}
        render={({ field, fieldState }) => (
          <AmountField
            {...field}
            label={t('tell.sentAmount')}
            error={fieldState.error?.message}
            currencySymbol={currencySymbol}
            required
          />
        )}
      />
      <Controller
        control={control}
        name="sentAs"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={t('tell.sentAs')}
            options={ACTIONS.map((value) => ({ value, label: t(`tell.action.${value}`) }))}
          />
        )}
      />
    </>
  );
}
