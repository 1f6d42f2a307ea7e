import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PayDestination } from '#src/platform/contract.generated.ts';
import { useAmountSyntaxMessage } from '#src/shared/balance/useAmountSyntaxMessage.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { destinationKey, type ReportValues } from './reportValues.ts';

const ACTIONS = ['send-money', 'cash-out', 'payment', 'bank-transfer'] as const;

export interface SentFieldsProps {
  control: Control<ReportValues>;
  /** The accounts that the payment can have gone to. */
  destinations: readonly PayDestination[];
}

/** The fields for what was really sent, if amount, kind of payment or account differ from the instructions. */
export function SentFields({ control, destinations }: SentFieldsProps) {
  const { t } = useTranslation('deposit');
  const currency = useCurrency();
  const typedFault = useAmountSyntaxMessage();
  return (
    <>
      <Controller
        control={control}
        name="sentAmount"
        rules={{ validate: typedFault }}
        render={({ field, fieldState }) => (
          <AmountField
            {...field}
            label={t('report.sentAmount')}
            error={fieldState.error?.message}
            {...currency}
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
            label={t('report.sentAs')}
            options={ACTIONS.map((value) => ({ value, label: t(`report.action.${value}`) }))}
          />
        )}
      />
      {destinations.length > 1 && (
        <Controller
          control={control}
          name="sentTo"
          render={({ field }) => (
            <RadioGroup
              {...field}
              label={t('report.sentTo')}
              options={destinations.map((one) => ({
                value: destinationKey(one),
                label: t('report.destination', { ...one }),
              }))}
            />
          )}
        />
      )}
    </>
  );
}
